import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/ui/choice-group.ts';
import type { ChoiceGroup } from '../../../src/ui/choice-group.ts';

const CHOICES = [
  { value: 'off', label: 'None' },
  { value: 'fast', label: 'Fast', detail: 'Half the time' },
  { value: 'slow', label: 'Slow' },
];

async function group(chosen: string[] = []): Promise<ChoiceGroup> {
  return fixture<ChoiceGroup>(
    html`<choice-group
      label="Animation"
      value="fast"
      .choices=${CHOICES}
      @choose=${({ detail }: CustomEvent<string>) => chosen.push(detail)}
    ></choice-group>`,
  );
}

function inputs(element: ChoiceGroup): readonly HTMLInputElement[] {
  return [...element.renderRoot.querySelectorAll('input')];
}

describe('a group of choices', () => {
  it('is named, and so is each of them, its explanation included', async () => {
    const element = await group();
    expect(element.renderRoot.querySelector('fieldset > legend')?.textContent).to.equal(
      'Animation',
    );
    const names = inputs(element).map((input) => input.labels?.[0]?.textContent.trim());
    expect(names).to.eql(['None', 'FastHalf the time', 'Slow']);
    await expect(element).shadowDom.to.be.accessible();
  });

  it('shows the one that holds', async () => {
    const element = await group();
    expect(inputs(element).map(({ checked }) => checked)).to.eql([false, true, false]);
    element.value = 'slow';
    await element.updateComplete;
    expect(inputs(element).map(({ checked }) => checked)).to.eql([false, false, true]);
  });

  it('says which one was chosen, once', async () => {
    const chosen: string[] = [];
    const element = await group(chosen);
    inputs(element)[2]!.labels![0]!.click();
    await element.updateComplete;
    expect(chosen).to.eql(['slow']);
    expect(element.value).to.equal('slow');
    inputs(element)[2]!.click();
    expect(chosen).to.eql(['slow']);
  });

  it('keeps apart from another one on the same page', async () => {
    const [first, second] = [await group(), await group()];
    inputs(first)[0]!.click();
    expect(inputs(second).map(({ checked }) => checked)).to.eql([false, true, false]);
  });
});
