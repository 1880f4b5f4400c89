export const en = {
  state: {
    active: 'Active',
    invited: (until: string) => `Invited, not yet accepted (until ${until})`,
    expired: (until: string) => `Invited, not accepted (expired ${until})`,
    deactivated: (day: string) => `Deactivated on ${day}`,
    deactivatedBy: (day: string, by: string) => `Deactivated on ${day} by ${by}`,
    known: 'A colleague set the password, so this person chooses a new one at the next sign-in.',
  },
  panel: {
    heading: 'Account',
    newAccount:
      'When you save, we e-mail an invitation to this address. Your colleague opens the link and chooses the password.',
    lastSignIn: (at: string) => `Last sign-in: ${at}`,
    noSignIn: 'No sign-in recorded yet.',
    arrives: 'If the e-mail does not arrive, send it again, or set a password with “Change Password”.',
    invite: 'Send the invitation again',
    deactivate: 'Deactivate …',
    reactivate: 'Reactivate',
    busy: 'One moment …',
  },
  deactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    effect:
      'All sessions end now. The password, links in e-mails and known devices stop working. The account stays, because the history names it, and you can reactivate it.',
    nothing: 'No open work is assigned to this person.',
    assigned: (parts: string) => `Assigned to this person: ${parts}.`,
    heir: 'Who takes it over?',
    noHeir: 'No one: put it back for all',
    heirHint: 'Work that this colleague’s roles do not allow is put back for all.',
    confirm: 'Deactivate',
    cancel: 'Keep active',
  },
  list: {
    label: 'Accounts',
    active: 'Not deactivated',
    invited: 'Invited, not accepted',
    deactivated: 'Deactivated',
  },
}
