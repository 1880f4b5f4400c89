export const en = {
  title: 'Which course fits me?',
  lead: 'Answer three questions. You see the course, the colleges near you and the total fee.',
  description:
    'Three questions lead you to B.Ed, D.El.Ed or D.Pharm, with colleges near your home and their total fees.',
  passed: 'What have you passed?',
  passedChoices: {
    'class-12': 'Class 12, any stream',
    'class-12-science': 'Class 12 with Physics, Chemistry, and Biology or Mathematics',
    degree: 'A bachelor’s or master’s degree',
  },
  aim: 'What work do you want to do?',
  aimChoices: {
    children: 'Teach children in classes 1 to 8',
    teenagers: 'Teach in classes 6 to 12',
    medicines: 'Work with medicines, in a shop, a hospital or a factory',
  },
  state: 'Where do you live?',
  chooseState: 'Choose your state',
  go: 'Show my course',
  again: 'Start again',
  fits: 'This course fits you',
  later: (course: string) => `${course} asks for more first`,
  eligibility: (eligibility: string) => `Who can apply: ${eligibility}`,
  others: 'These courses are open to you now',
  nothing: 'No course fits these answers. Call us: we know other ways.',
  colleges: { state: 'In your state', region: 'In a state near you', far: 'Further away' },
  view: (course: string) => `See ${course} and enroll`,
  unanswered: {
    passed: 'Choose what you have passed.',
    aim: 'Choose the work that you want to do.',
    state: 'Choose the state where you live.',
  },
}
