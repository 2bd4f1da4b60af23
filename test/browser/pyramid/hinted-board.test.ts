import { expect } from '@open-wc/testing';
import type { PyramidBoard } from '../../../src/games/pyramid/view/board.ts';
import { at, mount, turn } from './support.ts';

const GAPS = Array(25).fill('--').join(' ');
/** The 9 lies alone on the 4, its pair; a king is free; the waste has a 6, a 7 is turned. */
const POSITION = `4C 9C KC ${GAPS} / 5H / 7D / 6S / all`;

function hinted(board: PyramidBoard): readonly (string | undefined)[] {
  const marked = board.renderRoot.querySelectorAll<HTMLElement>('.hinted');
  return Array.from(marked, ({ dataset }) => dataset.target);
}

function outline(element: HTMLElement): { style: string; width: string } {
  const { borderTopStyle: style, borderTopWidth: width } = getComputedStyle(element, '::after');
  return { style, width };
}

describe('a move that is advised', () => {
  for (const [name, move, targets] of [
    ['a pair', { kind: 'pair', places: ['t', 'w'] }, ['t', 'w']],
    ['a card under its pair', { kind: 'pair', places: [0, 1] }, ['0', '1']],
    ['a king', { kind: 'king', place: 2 }, ['2']],
    ['a turn', turn, ['stock']],
  ] as const) {
    it(`shows ${name}`, async () => {
      const { board } = await mount(POSITION, move);
      expect(hinted(board)).to.have.members([...targets]);
      for (const name of targets) {
        expect(at(board, name).getAttribute('aria-label')).to.match(/, tip$/);
      }
    });
  }

  it('is marked by more than a colour, and not as a card that is selected', async () => {
    const { board } = await mount(POSITION, { kind: 'king', place: 2 });
    const king = at(board, 'p2');
    expect(outline(king)).to.deep.equal({ style: 'dashed', width: '3px' });
    expect(king.querySelector('.mark svg')).to.not.equal(null);
    at(board, 't').click();
    await board.updateComplete;
    const selected = at(board, 't');
    expect(selected.className).to.include('selected');
    expect(outline(selected).style).to.equal('none');
    expect(selected.querySelector('.mark')).to.equal(null);
    expect(king.getAttribute('aria-pressed')).to.equal('false');
  });

  it('can still be selected, and is then shown as both', async () => {
    const move = { kind: 'pair', places: ['t', 'w'] } as const;
    const { board } = await mount(POSITION, move);
    at(board, 't').click();
    await board.updateComplete;
    expect(at(board, 't').className).to.include('selected').and.to.include('hinted');
  });

  it('is no longer shown when it is taken away', async () => {
    const { board } = await mount(POSITION, turn);
    board.hint = undefined;
    await board.updateComplete;
    expect(hinted(board)).to.deep.equal([]);
    expect(at(board, 'stock').getAttribute('aria-label')).to.not.include('tip');
  });
});
