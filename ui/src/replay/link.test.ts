import { expect, it } from 'vitest';
import { momentLink, placeOf } from './link.ts';

function read(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://stik.test');
  const [, , code = '', deal = ''] = pathname.split('/');
  return placeOf({ code, deal }, searchParams);
}

it('finds the moment that it links to', () => {
  const place = { code: 'abc2345', deal: 3, at: 17, seat: 'N', with: null };
  expect(momentLink(place)).toBe('/r/abc2345/3?at=17&seat=N');
  expect(read(momentLink(place))).toEqual(place);
  expect(momentLink({ code: 'abc2345', deal: 1 })).toBe('/r/abc2345/1');
  expect(momentLink({ code: 'abc2345', deal: 1, at: 0, with: 'xyz' })).toBe('/r/abc2345/1?at=0&with=xyz');
});

it('leaves out what is no number', () => {
  expect(read('/r/abc2345/x?at=-1')).toEqual({ code: 'abc2345', deal: 1, at: null, seat: null, with: null });
});
