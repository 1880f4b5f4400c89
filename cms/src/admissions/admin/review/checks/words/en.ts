export const en = {
  title: 'Automatic checks',
  hint: 'They compare what was typed. You decide.',
  summary: (look: number, unknown: number) =>
    [...(look === 0 ? [] : [`look at ${look}`]), ...(unknown === 0 ? [] : [`${unknown} cannot be checked`])].join(', '),
  passed: (count: number) => (count === 1 ? '1 check passed' : `${count} checks passed`),
}
