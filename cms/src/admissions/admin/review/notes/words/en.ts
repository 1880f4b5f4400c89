export const en = {
  colleagues: 'Colleagues who can see this application',
  offered: (count: number) =>
    count === 0
      ? 'No colleague with this name can see this application.'
      : `${count} ${count === 1 ? 'colleague' : 'colleagues'}. Choose with the arrow keys and Enter.`,
  hint: 'Type @ to mention a colleague. They get an e-mail, and find the note under Mentions.',
}
