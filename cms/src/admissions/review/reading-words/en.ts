export const en = {
  own: 'You have decided on this application. A colleague decides next.',
  proposed: (decision: string) =>
    `Stored: ${decision}. It takes effect when a second reader agrees. The student is not notified yet.`,
  disputed: (name: string, decision: string) =>
    `Stored. ${name} decided otherwise (${decision}), so a third person decides. The student is not notified yet.`,
}
