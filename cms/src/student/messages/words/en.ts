/** The text of the student area's messages, in English. Staff write the rest of a notice. */
export const en = {
  notice: {
    title: 'Notice',
    button: 'Read it on the site',
    off: 'You get this because you have an account with us. You can turn notices off under “Setting”:',
    settings: 'Setting',
  },
}
