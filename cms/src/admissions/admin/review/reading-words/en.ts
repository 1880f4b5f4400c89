export const en = {
  title: 'Second reading',
  by: (by: string, at: string) => `${by}, ${at}`,
  ownFirst:
    'You have decided. A colleague decides next, without knowing your decision. The student sees nothing until then.',
  second: (by: string) =>
    `${by} has decided. You see that decision after you have stored yours. If both are the same, it takes effect; if not, a third person decides.`,
  waits: (by: string) => `${by} has decided. The application waits for a second reader.`,
  ownDisputed: 'You do not agree with each other. A third person decides. The student sees nothing until then.',
  third: 'Two readers do not agree. Your decision takes effect. The student sees nothing until then.',
  waitsThird: 'Two readers do not agree. A third person decides.',
  off: 'Second readers are switched off. Anyone who decides on applications can decide now. That decision takes effect at once, and what was stored becomes void.',
  secondForm:
    'Your decision is stored. If the first reader decided the same, it takes effect, and the student is notified with the words of the first reader. If not, a third person decides.',
  rejectForm:
    'A second reader decides, too, without knowing your decision. If both are the same, we’ll notify the student by e-mail and text message, with your reasons.',
}
