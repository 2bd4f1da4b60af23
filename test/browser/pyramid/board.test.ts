import { expect } from '@open-wc/testing';
import { at, find, IN_PLAY, lit, mount, tapCard } from './support.ts';

describe('tapping a card of Pyramid', () => {
  it('lights it, and a second tap puts it out', async () => {
    const { board, session } = await mount(IN_PLAY);
    await tapCard(board, 'p23');
    expect(lit(board)).to.eql(['23']);
    await tapCard(board, 'p23');
    expect(lit(board)).to.eql([]);
    expect(session.cursor).to.equal(0);
  });

  it('lights another one instead when the two do not make 13, and says so', async () => {
    const { board, told } = await mount(IN_PLAY);
    await tapCard(board, 'p23');
    await tapCard(board, 'p25');
    expect(lit(board)).to.eql(['25']);
    expect(told).to.eql(['10♣ and 7♦ make 17, not 13']);
  });

  for (const [what, first, second, word] of [
    ['two of the pyramid', 'p25', 'p24', 'p24+p25'],
    ['of the pyramid and the turned one', 'p23', 't', 'p23+t'],
    ['the turned one and of the pyramid', 't', 'p23', 'p23+t'],
  ] as const) {
    it(`takes a pair, ${what}`, async () => {
      const { board, session } = await mount(IN_PLAY);
      await tapCard(board, first);
      await tapCard(board, second);
      expect(session.log).to.eql([word]);
      expect(lit(board)).to.eql([]);
    });
  }

  it('takes a king alone', async () => {
    const { board, session, said } = await mount(IN_PLAY);
    await tapCard(board, 'w');
    expect(session.log).to.eql(['xw']);
    expect(said).to.eql(['king of clubs removed. 32 cards left.']);
    // What lay under it can be played now.
    expect(at(board, 'w').getAttribute('aria-label')).to.contain('jack of clubs');
  });

  it('takes a card with the one that covers it, the cover first', async () => {
    const { board, session, told } = await mount(IN_PLAY);
    await tapCard(board, 'p20');
    expect(told).to.eql(['First select the 5 of spades that lies on it']);
    expect(lit(board)).to.eql([]);
    await tapCard(board, 'p26');
    await tapCard(board, 'p20');
    expect(session.log).to.eql(['p20+p26']);
    expect(find(board, 'p20')).to.equal(undefined);
    expect(find(board, 'p26')).to.equal(undefined);
  });

  it('that is covered says by what, and changes nothing', async () => {
    const { board, session, told } = await mount(IN_PLAY);
    await tapCard(board, 'p24');
    await tapCard(board, 'p16');
    expect(told).to.eql(['Covered by A♥ and 10♣']);
    await tapCard(board, 'p15');
    expect(told.at(-1)).to.equal('Covered by A♥');
    expect(lit(board)).to.eql(['24']);
    expect(session.cursor).to.equal(0);
  });

  it('does nothing any more when the game is over', async () => {
    const { board, session } = await mount(`5C${' --'.repeat(27)} / - / - / - / all`);
    await tapCard(board, 'p0');
    expect(lit(board)).to.eql([]);
    expect(session.cursor).to.equal(0);
  });
});

describe('turning', () => {
  it('turns the next card, and puts the one before on the waste', async () => {
    const { board, session, said } = await mount(IN_PLAY);
    at(board, 'stock').click();
    await board.updateComplete;
    expect(session.log).to.eql(['T']);
    expect(at(board, 't').getAttribute('aria-label')).to.equal('5 of clubs, turned');
    expect(at(board, 'w').getAttribute('aria-label')).to.contain('3 of hearts, top of the waste');
    expect(said).to.eql(['5 of clubs turned. 3 cards in the stock.']);
  });

  it('of an empty stock says that it is empty', async () => {
    const { board, told } = await mount(IN_PLAY.replace('5C 2S QD KH', '-'));
    at(board, 'stock').click();
    expect(told).to.eql(['The stock is empty']);
  });

  it('puts out what was lit', async () => {
    const { board } = await mount(IN_PLAY);
    await tapCard(board, 'p23');
    at(board, 'stock').click();
    await board.updateComplete;
    expect(lit(board)).to.eql([]);
  });
});
