export const en = {
  /** The message has no colon, because the admin parses the text after the first one as a list of fields. */
  message: (savedBy: string, when: string, labels: string) =>
    `${savedBy} saved a newer version on ${when}, after you opened it. Your changes are not saved, but they are still in the form. The versions differ in ${labels}.`,
  someone: 'Another person, or you in another window,',
  heading: 'A newer version was saved',
  field: 'Field',
  saved: 'Saved version',
  form: 'Your form',
  unchanged: 'Not changed by you',
  merge: 'Add my changes to the saved version',
  discard: 'Discard my changes',
  back: 'Back to my form',
  hint: 'Nothing changes until you publish or save again.',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  chosen: (count: number) => `${count} chosen`,
  another: 'A different one',
}
