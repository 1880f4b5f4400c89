import type { PolicyKey } from '@pravesh/shared/content/options'

/** A paragraph or list item of an earlier seed, and what the present seed has in its place. */
interface ReplacedPassage {
  before: string
  after: readonly string[]
}

/**
 * Passages that typed a number or describe the portal as it was, in the seed's rich text. Later changes come first; an
 * earlier one leads to them by what it has in its place.
 */
export const replacedPassages: Record<PolicyKey, readonly ReplacedPassage[]> = {
  'shipping-policy': [
    {
      before:
        '- Delivery is charged **for each copy**. The price depends on the book and on how many copies we hold, and it is shown in the price summary before you pay.',
      after: [
        '- Delivery is charged **{way of pricing delivery}**, and its price is shown in the price summary before you pay.',
        '- At present the delivery price is **{delivery price by weight}**.',
      ],
    },
    {
      before:
        'Before the parcel leaves us you can change the address or cancel the order by calling or writing to us with your order number. After it has left, neither is possible. You may refuse the parcel at the door, and we then treat it as a parcel that came back.',
      after: [
        'Until we have packed your parcel, you can change its address: open the order under **My Orders** and choose **Change the address**. What you paid stays the same.',
        'Until the parcel has left us, you can cancel the order there, or some copies of it. The [return policy](/return-policy) says what we refund. After the parcel has left, neither is possible. You may refuse it at the door, and we then treat it as a parcel that came back.',
      ],
    },
    {
      before:
        'When the courier has collected your parcel, a tracking number appears beside your order under **My Orders**. Until then you will see the word "Waiting". Open the order to read each step: collected, in transit, out for delivery, delivered. The courier may also send you messages on the phone number in the order, so give a number that is switched on.',
      after: [
        'When the courier has collected your parcel, a tracking number appears with your order under **My Orders**. Until then you will see the word "Waiting". Choose **Track parcel** to read each step: collected, in transit, out for delivery, delivered. The courier may also send you messages on the phone number in the order, so give a number that is switched on.',
      ],
    },
    {
      before:
        '- At present the delivery price is **Rs. 80 per copy** when we hold one copy or none of the book at the time of the order, and **Rs. 180 per copy** when we hold more than one.',
      after: [
        '- At present the delivery price is **{delivery price of the last copies} per copy** when we hold {last copies} of the book at the time of the order, and **{delivery price} per copy** when we hold more.',
      ],
    },
    {
      before: '- **Surface shipping is free for orders over Rs. 2000.**',
      after: [
        '- **Surface shipping is free for orders over {free delivery over}.** If you cancel or return a part of such an order, you do not pay for delivery afterwards.',
      ],
    },
    {
      before:
        'You can order one, two or three copies of a book at a time. For a larger number, for example for a whole class, [write to us](/contact) and we will find the cheapest way together.',
      after: [
        'You can order up to {copies per order} of a book at a time. For a larger number, for example for a whole class, [write to us](/contact) and we will find the cheapest way together.',
      ],
    },
    {
      before:
        '1. **Packing.** We pack paid orders on working days, usually within two days. A book that has to come from the publisher first may take longer. In that case we tell you.',
      after: [
        '1. **Packing.** We usually pack paid orders within {time to pack}. A book that has to come from the publisher first may take longer. In that case we tell you.',
      ],
    },
    {
      before:
        '2. **Surface delivery.** Parcels sent by surface usually arrive **7 to 10 days** after they leave us. They travel by road and rail.',
      after: [
        '2. **Surface delivery.** Parcels sent by surface usually arrive **{time of surface delivery}** after they leave us. They travel by road and rail.',
      ],
    },
    {
      before:
        '**The parcel is late.** If it has not arrived twelve working days after it left us, write to us with your order number. We will ask the courier and reply within two working days.',
      after: [
        '**The parcel is late.** If it has not arrived {time of a late parcel} after it left us, write to us with your order number. We will ask the courier and reply within {time to answer a return}.',
      ],
    },
    {
      before:
        '**The wrong book or a damaged book arrived.** Read the [return policy](/return-policy). You have 7 days, and you do not pay for our mistake.',
      after: [
        '**The wrong book or a damaged book arrived.** Read the [return policy](/return-policy). You have {time for returns}, and you do not pay for our mistake.',
      ],
    },
  ],
  'return-policy': [
    {
      before:
        'The application fee is returned only if we reject your application because **no seat is left**. We then refund it by ourselves.',
      after: [
        'The application fee is returned only if we reject your application because **no seat is left**. We then refund it by ourselves. If seats were given by merit and you got none, it counts for your application of the next session instead, if you apply before it is returned.',
      ],
    },
    {
      before:
        '2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that.',
      after: [
        '2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that. You can withdraw your request under **My Orders** {time to withdraw a return}.',
      ],
    },
    {
      before:
        '2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book. Do not send it before that.',
      after: [
        '2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that.',
      ],
    },
    {
      before:
        'When the book reaches us, we look at it and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which **My Orders** shows as well:',
      after: [
        'We refund a book after it has reached us and we have checked it. **My Orders** shows when your parcel has arrived. We then look at the book and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which **My Orders** shows as well:',
      ],
    },
    {
      before:
        '1. **Tell us within {time for returns} of delivery.** {reach}. Give the order number and the reason. For damage or a printing fault, add two photographs: one of the fault and one of the parcel.',
      after: [
        '1. **Ask within {time for returns} of delivery.** Choose **Return** with the order under **My Orders**, then the books and the reason. Write in the note what is wrong. For damage or a printing fault, keep two photographs: one of the fault and one of the parcel.',
      ],
    },
    {
      before:
        '2. **Wait for our answer.** We reply within {time to answer a return} with a return number and the address. Do not send the book before that. We cannot easily match parcels without a return number.',
      after: [
        '2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book. Do not send it before that.',
      ],
    },
    {
      before:
        '3. **Pack it well.** Use the original packing if you can, put a note with the return number inside, and close it with tape.',
      after: [
        '3. **Pack it well.** Use the original packing if you can, put a note with your order number inside, and close it with tape.',
      ],
    },
    {
      before:
        'When the book reaches us, we look at it and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then receive a message with one of these results:',
      after: [
        'When the book reaches us, we look at it and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which **My Orders** shows as well:',
      ],
    },
    {
      before:
        'A video course opens as soon as it is paid for, and it cannot be handed back. For this reason video courses are **non-returnable**. Each course page shows a preview and the list of its lessons; look at both first. If a video does not play, tell us. We will fix it, or extend your access by the days you lost. If a lesson that was promised is never published, we return a fair part of the price.',
      after: [
        'A video course opens as soon as it is paid for, and it cannot be handed back. For this reason video courses are **non-returnable**. Each course lists its lessons before you pay; read the list first. If a video does not play, tell us. We will fix it, or extend your access by the days you lost. If a lesson that was promised is never published, we return a fair part of the price.',
      ],
    },
    {
      before:
        'You can cancel a book order free of charge until the parcel has left us. We then refund everything you paid, delivery included. After the parcel has left, the rules for returns apply.',
      after: [
        'You can cancel a book order, or some copies of it, free of charge under **My Orders** until the parcel has left us. If you cancel everything, we refund all that you paid, delivery included. If you cancel a part, we refund the price of its books and send you the rest; the delivery price stays as it was. After the parcel has left, the rules for returns apply.',
      ],
    },
    {
      before: '- Printed books can be returned **within 7 days** of delivery, under the conditions below.',
      after: ['- Printed books can be returned **within {time for returns}** of delivery, under the conditions below.'],
    },
    {
      before: '- We need **at least 3 days** to check a returned book.',
      after: ['- We need **at least {time to check a return}** to check a returned book.'],
    },
    {
      before: '- After that your bank usually shows the refund in **5 to 7 bank working days**.',
      after: ['- After that your bank usually shows the refund in **{time of banks}**.'],
    },
    {
      before:
        '- **Fees are not returnable.** This means application, registration, admission, tuition, examination, dress, tour and library fees.',
      after: [
        '- **Fees of courses.** {refund of course fees} This means registration, admission, tuition, examination, dress, identity card, tour and library fees.',
      ],
    },
    {
      before: '- Books for which we hear from you after 7 days',
      after: ['- Books for which we hear from you after {time for returns}'],
    },
    {
      before:
        '1. **Tell us within 7 days of delivery.** {reach}. Give the order number and the reason. For damage or a printing fault, add two photographs: one of the fault and one of the parcel.',
      after: [
        '1. **Tell us within {time for returns} of delivery.** {reach}. Give the order number and the reason. For damage or a printing fault, add two photographs: one of the fault and one of the parcel.',
      ],
    },
    {
      before:
        '2. **Wait for our answer.** We reply within two working days with a return number and the address. Do not send the book before that. We cannot easily match parcels without a return number.',
      after: [
        '2. **Wait for our answer.** We reply within {time to answer a return} with a return number and the address. Do not send the book before that. We cannot easily match parcels without a return number.',
      ],
    },
    {
      before:
        'When the book reaches us, we look at it and compare it with your message. **Processing takes at least 3 days**, because the book, the payment and the stock have to be checked by different people. You then receive a message with one of these results:',
      after: [
        'When the book reaches us, we look at it and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then receive a message with one of these results:',
      ],
    },
    {
      before:
        '- **Not accepted.** We tell you why and keep the book for you for 15 days. You can collect it, or have it sent to you at your cost.',
      after: [
        '- **Not accepted.** We tell you why and keep the book for you for {time to keep a return}. You can collect it, or have it sent to you at your cost.',
      ],
    },
    {
      before:
        'Refunds go back to the account, card or UPI address from which you paid. We cannot pay them in cash or to another person. Once we have released the refund, it takes **5 to 7 bank working days** to appear. Sundays and bank holidays do not count. If you see nothing after that, send us the transaction number from **My Orders** and we will ask the bank with you.',
      after: [
        'Refunds go back to the account, card or UPI address from which you paid. We cannot pay them in cash or to another person. Once we have released the refund, it takes **{time of banks}** to appear. Sundays and bank holidays do not count. If you see nothing after that, send us the transaction number from **My Orders** and we will ask the bank with you.',
      ],
    },
    {
      before:
        'Fees paid through this portal are passed on to your college, university, board or council, or pay for work that has already been done on your application. They are **non-returnable**, even if you withdraw, miss a date or do not pass an examination. Read the course fee agreement before the first payment, and ask us about anything that is unclear.',
      after: [
        'Fees paid through this portal are passed on to your college, university, board or council, or pay for work that has already been done on your application. Missing a date or not passing an examination returns none of them. If you withdraw, this holds for new applications:',
        '{refund of course fees}',
        'If you have applied already, your own **course fee agreement** holds. Read it before the first payment, and ask us about anything that is unclear.',
        'The application fee is returned only if we reject your application because **no seat is left**. We then refund it by ourselves.',
      ],
    },
    {
      before:
        '{grievance}. You will get an answer within 15 days from a person who did not take the first decision. You may also go to the National Consumer Helpline or a consumer commission at any time.',
      after: [
        '{grievance}. You will get an answer within {time to answer a complaint} from a person who did not take the first decision. You may also go to the National Consumer Helpline or a consumer commission at any time.',
      ],
    },
  ],
  'privacy-policy': [
    {
      before:
        '- Your requests about your rights and our answers: {time to keep requests about rights} after the answer.',
      after: [
        '- Marks, choices, objections and unpaid seats of a merit process that did not lead to admission: {time to keep records of merit processes} after its last day. Published lists have masked names and stay.',
        '- Your requests about your rights, and our answers: {time to keep requests about rights} after the answer.',
      ],
    },
    {
      before:
        '- An account that never applied or bought anything: until you ask us to close it, or after three years without a visit.',
      after: ['- An account that never applied or bought anything: until you ask us to close it.'],
    },
    {
      before:
        'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.',
      after: [
        'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent: you in your settings, and they with their phone number on [a page of its own](/guardian-consent), without an account. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.',
      ],
    },
    {
      before:
        '- An application that did not lead to admission: two years after the session began. Its documents: {time to keep documents of rejected applications} after the decision.',
      after: [
        '- An application that did not lead to admission: as long as you have an account, so that the decision can be shown, unless you ask us to erase it. Its documents: {time to keep documents of rejected applications} after the decision.',
        '- Your requests about your rights and our answers: {time to keep requests about rights} after the answer.',
        '- The consent of a parent or guardian: {time to keep consents of guardians} after you turn 18.',
      ],
    },
    {
      before:
        'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree before you send us your data, and we may ask to speak with them. We do not track children or show them advertising. If you believe that a child has given us data without this consent, tell us and we will erase it.',
      after: [
        'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.',
      ],
    },
    {
      before: '- An application that did not lead to admission: two years after the session began.',
      after: [
        '- An application that did not lead to admission: two years after the session began. Its documents: {time to keep documents of rejected applications} after the decision.',
        '- The copy of your Aadhaar card, once you are admitted: {time to keep copies of Aadhaar cards}.',
        '- A form that you did not send: {time to keep forms that were not sent} after you last saved it.',
        '- Your questions to us and our answers: {time to keep requests for help} after the last message.',
        '- The text of messages that we sent you: {time to keep texts of messages}.',
        '- Who of us opened your data: {time to keep records of who opened data}.',
      ],
    },
    {
      before: '- Book orders and receipts: eight years, as tax law asks.',
      after: ['- Book orders and receipts: {time to keep records of money}, as tax law asks.'],
    },
    {
      before:
        'You can see and change your basic details in your account. For everything else write to us from the e-mail address of your account. We may ask a question to be sure it is you. We answer within 30 days, free of charge.',
      after: [
        'You can see and change your basic details in your account. For everything else write to us from the e-mail address of your account. We may ask a question to be sure it is you. We answer within {time to answer about personal data}, free of charge.',
      ],
    },
    {
      before:
        'We confirm your message within two working days and answer within 30 days. If you are not satisfied, you may complain to the Data Protection Board of India.',
      after: [
        'We confirm your message within {time to confirm a message} and answer within {time to answer about personal data}. If you are not satisfied, you may complain to the Data Protection Board of India.',
      ],
    },
  ],
  'terms-and-conditions': [
    {
      before:
        '- Course fees can be paid in **five instalments**: at admission and in each of the four semesters. The fee structure shows the amounts.',
      after: [
        '- Course fees can be paid in **{number of instalments} instalments**: the first at admission, the others during the course. The fee structure shows the amounts.',
      ],
    },
    {
      before: '- Registration, examination, dress, tour and library fees are separate and are paid when they fall due.',
      after: [
        '- Registration, examination, dress, identity card, tour and library fees are separate and are paid when they fall due.',
      ],
    },
    {
      before: '- **Fees are non-returnable**, except as the [return policy](/return-policy) says.',
      after: ['- **Refunds:** {refund of course fees} The [return policy](/return-policy) says more.'],
    },
    {
      before:
        'All prices are in Indian rupees. A book order is accepted when it has been paid. If a book turns out to be out of stock or wrongly priced, we tell you and return the money. You may order one to three copies at a time. Delivery, time and cost are described in the [shipping policy](/shipping-policy), and returns in the [return policy](/return-policy). We deliver in India only.',
      after: [
        'All prices are in Indian rupees. A book order is accepted when it has been paid. If a book turns out to be out of stock or wrongly priced, we tell you and return the money. You may order up to {copies per order} of a book at a time. Delivery, time and cost are described in the [shipping policy](/shipping-policy), and returns in the [return policy](/return-policy). We deliver in India only.',
      ],
    },
    {
      before:
        'Indian law applies. Talk to us first: one phone call solves most problems. {grievance}, and a person who did not take the first decision answers within 15 days. If that fails, {courts} have jurisdiction. As a consumer you may also use the consumer commission of the place where you live.',
      after: [
        'Indian law applies. Talk to us first: one phone call solves most problems. {grievance}, and a person who did not take the first decision answers within {time to answer a complaint}. If that fails, {courts} have jurisdiction. As a consumer you may also use the consumer commission of the place where you live.',
      ],
    },
  ],
}
