/** The reasons that students read when the last day for their corrections has passed. */
export const en = {
  returned: 'We asked for corrections by {day} and received none. We’ll decide on the application as you sent it.',
  closed: 'We asked for corrections by {day} and received none. You can apply again while applications are open.',
}
