/** Writes the page that the service worker shows when there is neither a network nor a stored page, in all languages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const MESSAGES = new URL('../../src/stik/messages/', import.meta.url);
const TARGET = new URL('../public/', import.meta.url);

function section(language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/ui.ftl`, MESSAGES), 'utf-8')));
  const say = (name) => bundle.formatPattern(bundle.getMessage(name).value);
  return `<section lang="${language}"><h1>${say('ui-offline-title')}</h1><p>${say('ui-offline-text')}</p></section>`;
}

const page = `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Stik</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>${['da', 'sv', 'en'].map(section).join('')}</main>
  </body>
</html>
`;
writeFileSync(new URL('offline.html', TARGET), page);
