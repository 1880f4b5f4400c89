/** Names with spaces in braces stay in the text; the page shows their values. (published/placeholders.ts) */
export const terms = `These terms are the agreement between you and Pravesh when you use this portal, apply to a course, pay a fee or buy a book. Read them carefully. If you do not agree, do not create an account. If anything is unclear, ask us first.

## Who we are and what we do

Pravesh runs an online portal for admissions and books in India. We help students apply to B.Ed, D.El.Ed and D.Pharm courses at partner colleges, collect fees, sell printed books and give access to classes.

**We do not award degrees or diplomas.** Admission, teaching, examinations and certificates are the work of the college and of the university, board or council to which it belongs. Their rules apply to you as well. Where their rules and this page differ on such a matter, their rules come first.

## Your account

- You need an account to apply, to pay and to buy. Give your true name, your own phone number and your own e-mail address.
- There are two roles. A **Guest** can buy books and classes. A **Student** can also apply to degree and diploma courses and pay fees. A Guest who starts an application becomes a Student.
- Keep your password and one-time codes to yourself. You are responsible for what happens with them, unless you told us in time that they were stolen.
- If you are under 18, a parent or guardian must agree to these terms and be with you when you pay.
- We may close an account that uses another person's papers, attacks the site or harasses our staff. We give reasons, and you may object.

## Applications

1. Sending an application is a request for a seat. It is not yet an admission.
2. Everything you state must be true, and every paper must be yours. A false statement can end the admission even later in the course, and fees are then not returned.
3. We check the form and may ask for missing papers. You have to send them within the time named in the message.
4. The college decides. The result in your account will be pending, approved or rejected.
5. Tuition and other fees can be paid only after approval.
6. You must meet the eligibility rules printed on the course page on the dates fixed by the State, the university, the board or the council.

## Fees

- Prices on the course pages are "starting from" prices. The fee of your chosen college is stated in its list and in your **course fee agreement**, and you receive a copy of that agreement.
- Course fees can be paid in **{number of instalments} instalments**: the first at admission, the others during the course. The fee structure shows the amounts.
- Registration, examination, dress, identity card, tour and library fees are separate and are paid when they fall due.
- You receive a numbered receipt for every payment. Download and keep it.
- Late payment may lead the university or board to charge a fine or to refuse an examination form. We remind you, but the duty to pay on time is yours.
- **Refunds:** {refund of course fees} The [return policy](/return-policy) says more.
- Pay only through this portal. We are not responsible for money given to any person in cash or sent to a private account.

## Payments

Payments run through an outside payment company, and its own terms apply on its page. A payment is complete when that company confirms it to us, not when the page closes. If the result is not clear, we keep asking the company and update your account. Do not pay again while an attempt is shown as pending.

## Books and delivery

All prices are in Indian rupees. A book order is accepted when it has been paid. If a book turns out to be out of stock or wrongly priced, we tell you and return the money. You may order up to {copies per order} of a book at a time. Delivery, time and cost are described in the [shipping policy](/shipping-policy), and returns in the [return policy](/return-policy). We deliver in India only.

## Live classes and video courses

Live classes are held on a separate site with its own sign-in. A course you buy is for you alone. You may not record, copy, sell or share lessons, notes or links. Video courses are non-returnable. Times and teachers of live classes can change; we announce this as early as we can.

## Copyright and trademarks

The text, illustrations, logo and software of this portal belong to Pravesh or are used with permission. You may read, print and share pages for your own study and to help others apply. You may not present yourself as Pravesh, collect fees in our name or copy the site for business. Names of colleges and publishers belong to their owners.

## Using the site fairly

Do not try to access other people's accounts, overload the site, upload harmful files or collect data automatically. If you find a vulnerability, tell us. {reach}. We will thank you and will not take action against honest reporting.

## Our liability

We work with care, but we cannot promise that the site is always available or that every date given to us by a college is free from error. We are liable for loss that we cause by our own fault, and in a dispute about a payment up to the amount you paid for the service in question. We are not liable for decisions of a college or public body, or for events beyond our control, such as floods, strikes and failures of networks. Nothing here limits a right that the law gives you and that cannot be limited.

## Privacy

How we handle personal data is described in the [privacy policy](/privacy-policy).

## Ending

You may close your account at any time, unless an application, a payment or an order is still open. Records that the law tells us to keep remain for as long as it requires.

## Law and disputes

Indian law applies. Talk to us first: one phone call solves most problems. {grievance}, and a person who did not take the first decision answers within {time to answer a complaint}. If that fails, {courts} have jurisdiction. As a consumer you may also use the consumer commission of the place where you live.

## Changes

We may change these terms when the service or the law changes. The date shown with this page tells you when it was last updated. For a fee agreement already signed, the terms in force on that day continue to apply.

## Contact

{office}`
