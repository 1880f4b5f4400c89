/** Texts with which staff begin an answer, by right. Staff choose one and change it. */
export const en = {
  access: {
    done: 'You can download everything that we store about you: log in, open Setting and choose “Download my data”. The file also says who of us opened your data, and what we recorded about you.',
    more: 'To be sure that it is you, we need one more detail from you. Reply to this e-mail.',
  },
  correction: {
    done: 'We have corrected your data as you asked. You can see it in your account.',
    more: 'To correct your data we need a document that shows it. Reply to this e-mail.',
  },
  erasure: {
    done: 'We have erased your data as you asked. The list below says what became of it, and why some of it stays.',
    more: 'Before we erase your data we must be sure that it is you. Reply to this e-mail.',
  },
  nomination: {
    done: 'We have noted the person you named. This person can use your rights after your death, or while you cannot.',
    more: 'We could not reach the person you named. Check the phone number and the e-mail address in Setting.',
  },
  complaint: {
    done: 'We have looked into your complaint. A person who did not take the first decision has checked it.',
    more: 'To look into your complaint we need to know more. Reply to this e-mail.',
  },
}
