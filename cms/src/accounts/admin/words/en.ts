export const en = {
  accesses: {
    views: 'Which records',
    filter: 'Filter records',
    staff: 'Member of staff',
    kind: 'What',
    from: 'Opened from',
    to: 'to',
  },
  allowedAddress: {
    unnamed: (number: number) => `Address ${number}`,
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended on ${day}`,
  },
  phoneCodes: {
    used: (used: string, limit: string) => `${used} of ${limit} codes by text message are used`,
    lasts: (again: string) => `At the present rate the rest lasts until ${again}, when the count starts again.`,
    runsOut: (at: string, again: string) =>
      `At the rate of the last hours the rest is used up on ${at}. Then no one can register until ${again}.`,
    over: (again: string) => `No one can register until ${again}, when the count starts again.`,
    whatToDo:
      'Look in the outbox whether people or a script request them, and ask the operator to raise PHONE_CODES_PER_DAY.',
  },
  history: {
    heading: 'Changes of e-mail and phone',
    entry: (day: string, contact: string, from: string, to: string) => `${day}, ${contact}: ${from} → ${to}`,
    restored: (by: string, reason: string) => `Put back by ${by}: ${reason}`,
  },
  consents: {
    heading: 'Privacy notice and consent',
    history: 'Everything that was agreed and withdrawn',
    purposes: {
      admission: 'Account, applications, fees and orders',
      whatsapp: 'Messages of the office on WhatsApp',
    },
    acts: { given: 'agreed', withdrawn: 'withdrawn', shown: 'notice shown' },
    places: { registration: 'at registration', settings: 'in the settings', notice: 'after logging in' },
    state: (purpose: string, given: boolean) => `${purpose}: ${given ? 'agreed' : 'not agreed'}`,
    entry: (of: {
      day: string
      purpose: string
      act: string
      where: string
      version: string
      locale: string
      statedAdult: boolean
    }) =>
      `${of.day}, ${of.purpose}: ${of.act} ${of.where}, notice of ${of.version || 'unknown date'}, language ${of.locale || 'not known'}${of.statedAdult ? ', stated to be 18 or older' : ''}`,
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
