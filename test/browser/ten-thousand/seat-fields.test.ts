import { expect, fixture, html } from '@open-wc/testing';
import { DEFAULTS, type Options } from '../../../src/games/ten-thousand/options.ts';
import '../../../src/games/ten-thousand/view/seat-fields.ts';
import type { SeatFields } from '../../../src/games/ten-thousand/view/seat-fields.ts';

interface Form {
  readonly fields: SeatFields;
  /** What was told last. */
  readonly told: () => Options;
}

async function form(options: Options = DEFAULTS): Promise<Form> {
  let told = options;
  const fields = await fixture<SeatFields>(
    html`<seat-fields
      .options=${options}
      @change=${({ detail }: CustomEvent<Options>) => (told = detail)}
    ></seat-fields>`,
  );
  return { fields, told: () => told };
}

function named(form: Form, name: string): HTMLElement {
  const controls = form.fields.renderRoot.querySelectorAll<HTMLElement>('input, select, button');
  const found = [...controls].find((one) => (one.ariaLabel ?? one.innerText).trim() === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

async function type(form: Form, name: string, text: string): Promise<void> {
  const input = named(form, name) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await form.fields.updateComplete;
}

async function choose(form: Form, name: string, value: string): Promise<void> {
  const select = named(form, name) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await form.fields.updateComplete;
}

async function press(form: Form, name: string): Promise<void> {
  named(form, name).click();
  await form.fields.updateComplete;
}

const names = ({ seats }: Options): readonly string[] => seats.map(({ name }) => name);

describe('setting up', () => {
  it('adds players until six sit there, and takes them away until two do', async () => {
    const table = await form();
    for (let seat = 3; seat <= 6; seat++) await press(table, 'Add a player');
    expect(table.told().seats.length).to.equal(6);
    expect(named(table, 'Add a player')).to.have.property('disabled', true);
    for (const name of ['You', 'Steady', 'Player 3', 'Player 4'])
      await press(table, `Remove ${name}`);
    expect(names(table.told())).to.deep.equal(['Player 5', 'Player 6']);
    expect(() => named(table, 'Remove Player 5')).to.throw();
  });

  it('lets a name be typed anew, empty on the way', async () => {
    const table = await form();
    await type(table, 'Name of player 1', '');
    expect(names(table.told())[0]).to.equal('You');
    expect(named(table, 'Name of player 1')).to.have.property('value', '');
    await type(table, 'Name of player 1', '<i>Zoe</i>');
    expect(names(table.told())[0]).to.equal('<i>Zoe</i>');
    expect(table.fields.renderRoot.querySelector('i')).to.equal(null);
  });

  it('gives a seat to a bot, whose name follows', async () => {
    const table = await form();
    await choose(table, 'Who plays as player 1', 'sharp');
    expect(table.told().seats[0]).to.deep.equal({ kind: 'bot', name: 'Sharp', level: 'sharp' });
    expect(named(table, 'Name of player 1')).to.have.property('value', 'Sharp');
  });

  it('lets who starts be chosen by name', async () => {
    const table = await form();
    const select = table.fields.renderRoot.querySelector<HTMLSelectElement>('.line select')!;
    expect([...select.options].map(({ text }) => text)).to.deep.equal([
      'Drawn by lot',
      'You',
      'Steady',
    ]);
    select.value = '1';
    select.dispatchEvent(new Event('change'));
    expect(table.told().starts).to.equal(1);
  });

  it('has the house rules behind a fold', async () => {
    const table = await form();
    const details = table.fields.renderRoot.querySelector('details')!;
    expect(details.open).to.equal(false);
    const groups = [...details.querySelectorAll('choice-group')];
    const values = ['2000', '500', 'grow'];
    for (const [index, group] of groups.entries()) {
      group.dispatchEvent(new CustomEvent('choose', { detail: values[index] ?? '' }));
    }
    expect(table.told()).to.include({ target: 2_000, opening: 500, groups: 'grow' });
  });
});
