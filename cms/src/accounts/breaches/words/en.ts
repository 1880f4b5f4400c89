export const en = {
  due: {
    overdue: (label: string, time: string) => `Overdue since ${time}: ${label}`,
    'at-once': (label: string, time: string) => `Now, at the latest by ${time}: ${label}`,
    due: (label: string, time: string) => `By ${time}: ${label}`,
  },
  heading: 'Still to be told',
  nothing: 'Nothing is left to report.',
  command: 'The operator lists the persons whose records were read in this period with:',
  detail: (next: string, others: number) => (others === 0 ? `${next}.` : `${next}, and ${others} more.`),
  notice: (title: string) => `Data breach “${title}”`,
}
