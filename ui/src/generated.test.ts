/** The types are those of the description; tests/server/test_page_types.py sees to it that the description is the server's. */
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../openapi.json', './generated/api.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is generated from the description as it is now: npm run types', async () => {
  const description = files['../openapi.json'] ?? '';
  expect(files['./generated/api.d.ts']).toBe(COMMENT_HEADER + astToString(await openapiTS(description)));
});
