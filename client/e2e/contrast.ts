/** What stands in somebody's way, by axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is right it need not tell in full; and where there are no frames it need not gather what it
 *  found in each of them, on a page of its own. What is wrong it tells all the same. */
function axe(page: Page): AxeBuilder {
  expect(page.frames()).toHaveLength(1);
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Texts that are hard to read. */
export async function contrasts(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
}

/** Everything that axe finds wrong with a page. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary ?? ''}`),
  );
}
