import { describe, expect, it } from 'vitest';
import { attempt, group, placed, playsOf, putOn, tapGroup, tapPlaced } from './intent.ts';

const lead = playsOf(['play 5d', 'play 9c', 'play 9c 9d', 'play 9d', 'play 5d 9c', 'stop']);
const answer = playsOf(['play 9c 5d', 'play 5d 9c', 'play Ah 9c', 'play 5d Ah']);

describe('a group', () => {
  it('begins with any card of a play', () => {
    expect(group(lead, [])).toEqual({ places: [], open: new Set(['5d', '9c', '9d']), ready: null });
  });

  it('is ready and may still grow', () => {
    const choice = group(lead, ['9d']);
    expect(choice.ready).toEqual(['9d']);
    expect(choice.open).toEqual(new Set(['9c']));
  });

  it('is said in the order of the action', () => {
    expect(group(lead, ['9d', '9c']).ready).toEqual(['9c', '9d']);
  });

  it('takes a tapped card in and out, begins anew, or does not know it', () => {
    expect(tapGroup(lead, ['9c'], '9d')).toEqual(['9c', '9d']);
    expect(tapGroup(lead, ['9c', '9d'], '9c')).toEqual(['9d']);
    expect(tapGroup(lead, ['9d'], '5d')).toEqual(['5d']);
    expect(tapGroup(lead, ['9d'], 'Kh')).toBeNull();
  });
});

describe('places', () => {
  it('are filled one after the other', () => {
    expect(placed(answer, [null, null]).open).toEqual(new Set(['9c', '5d', 'Ah']));
    expect(tapPlaced(answer, [null, null], '9c')).toEqual(['9c', null]);
    expect(placed(answer, ['9c', null]).open).toEqual(new Set(['5d']));
    expect(tapPlaced(answer, ['9c', null], '5d')).toEqual(['9c', '5d']);
    expect(placed(answer, ['9c', '5d']).ready).toEqual(['9c', '5d']);
  });

  it('take a card where it fits', () => {
    expect(tapPlaced(answer, [null, '9c'], 'Ah')).toEqual(['Ah', '9c']);
    expect(tapPlaced(answer, ['9c', null], 'Ah')).toBeNull();
    expect(tapPlaced(answer, ['9c', null], '9c')).toEqual([null, null]);
  });

  it('change the card where there is only one place', () => {
    const single = playsOf(['play 9c', 'play 5d']);
    expect(tapPlaced(single, ['9c'], '5d')).toEqual(['5d']);
    expect(tapPlaced(single, ['9c'], 'Kh')).toBeNull();
  });

  it('take a card that is put on one of them, if need be alone', () => {
    expect(putOn(answer, [null, null], '9c', 1)).toEqual([null, '9c']);
    expect(putOn(answer, ['9c', null], '9c', 1)).toEqual([null, '9c']);
    expect(putOn(answer, ['9c', null], 'Ah', 1)).toEqual([null, 'Ah']);
    expect(putOn(answer, [null, null], 'Kh', 0)).toBeNull();
  });
});

describe('a refused choice', () => {
  it('is asked about as a whole play', () => {
    expect(attempt([null], 'Kh', ['Kh', '9c'])).toEqual(['Kh']);
    expect(attempt(['9c', null], 'Kh', ['Kh', '9c', '5d'])).toEqual(['9c', 'Kh']);
    expect(attempt([null, null], 'Kh', ['Kh', '9c', '5d'])).toEqual(['Kh', '9c']);
    expect(attempt([], 'Kh', ['Kh', '9c', '5d'])).toEqual(['Kh']);
    expect(attempt([null, null], 'Kh', ['Kh', '9c', '5d'], 1)).toEqual(['9c', 'Kh']);
  });
});
