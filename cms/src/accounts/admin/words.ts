/** Words of the admin's screens for accounts of students. */
export const accountAdminWords = {
  allowedAddress: {
    unnamed: (number: number) => `Address ${number}`,
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended on ${day}`,
  },
  history: {
    heading: 'Changes of e-mail and phone',
    entry: (day: string, contact: string, from: string, to: string) => `${day}, ${contact}: ${from} → ${to}`,
    restored: (by: string, reason: string) => `Put back by ${by}: ${reason}`,
  },
  restore: {
    open: (earlier: string) => `Put ${earlier} back …`,
    reason: 'Reason. Staff see it with this student.',
    hint: 'For example, how you made sure that you spoke to the student.',
    noReason: 'Enter a reason. Staff see it with this student.',
    send: 'Continue',
    busy: 'One moment …',
    cancel: 'Cancel',
    title: (earlier: string) => `Put ${earlier} back?`,
    effect: {
      email: (earlier: string, present: string) =>
        `${earlier} replaces ${present}. The student logs in with it from now on, and we write to it.`,
      phone: (earlier: string, present: string) => `${earlier} replaces ${present}.`,
    },
    sessions:
      'All sessions of the student end, and the password stops working. The student chooses a new one under “Forgot password” on the login page.',
    notices: {
      email: 'Both e-mail addresses get a notice.',
      phone: 'Both phones and the e-mail address get a notice.',
    },
    confirm: 'Put it back',
    keep: 'Keep it as it is',
  },
}
