/** Names with spaces in braces stay in the text; the page shows their values. (published/placeholders.ts) */
export const privacyPolicy = `This page explains what Pravesh knows about you, why we need it, who else sees it and what you can ask us to do. It is written with India's Digital Personal Data Protection Act, 2023 (the DPDP Act) in mind. In the words of that Act, you are the **data principal** and Pravesh is the **data fiduciary**: the data is about you, and we must take care of it.

## What we collect

**When you make an account:** your name, e-mail address, phone number, role (Guest or Student) and a password. We store the password only in a scrambled form that cannot be read back. We send a code to your phone and your e-mail to be sure they are yours.

**When you apply to a course:** the details the college and the university ask for. These include your parents' or guardian's names, date of birth, gender, address, community category, marks and certificates, chosen subjects, a photograph and a signature. If you tell us about a disability or a reserved category, we use it only for the concession or help that belongs to it.

**When you pay:** the amount, the purpose, the date, the transaction number and the result. Your card number, UPI PIN and bank password are entered on the payment company's page. We never see or store them.

**When you buy books:** the delivery name, address and phone number, the books and the courier's tracking steps.

**When you write to us:** your name, phone number and message, and our notes about the answer.

**When you visit the site:** the address of your device, the page asked for and the time, kept in a log for security. We do not use advertising cookies and do not follow you to other sites.

## Why we use it

- To create your account and keep strangers out of it
- To prepare, check and send your application
- To collect fees and issue receipts and the fee agreement
- To deliver books and open the courses you bought
- To tell you about dates, missing papers and decisions
- To keep accounts, answer complaints and obey the law

We rely on the **consent** you give when you register, apply or order. In some cases the DPDP Act also allows us to use data without asking again, for example to follow a law or a court order. We do not sell data. We do not use your application for advertising, and no computer decides alone whether you are admitted.

## Who else sees it

- **Your chosen college**, and through it the university, board or council, receives your application and the state of your fees.
- **The payment company** receives your name, phone number and the amount.
- **The courier** receives what is written on the parcel.
- **Companies that send our messages or store our data** work under contract and only on our instructions.
- **Public authorities** receive data when a law requires it.

Each of them gets only what the task needs. Your papers are kept on servers in India.

## How long we keep it

- An account that never applied or bought anything: until you ask us to close it.
- An application that did not lead to admission: as long as you have an account, so that the decision can be shown, unless you ask us to erase it. Its documents: {time to keep documents of rejected applications} after the decision.
- Marks, choices, objections and unpaid seats of a merit process that did not lead to admission: {time to keep records of merit processes} after its last day. Published lists have masked names and stay.
- Your requests about your rights, and our answers: {time to keep requests about rights} after the answer.
- The consent of a parent or guardian: {time to keep consents of guardians} after you turn 18.
- The copy of your Aadhaar card, once you are admitted: {time to keep copies of Aadhaar cards}.
- A form that you did not send: {time to keep forms that were not sent} after you last saved it.
- Your questions to us and our answers: {time to keep requests for help} after the last message.
- The text of messages that we sent you: {time to keep texts of messages}.
- Who of us opened your data: {time to keep records of who opened data}.
- Application and fee records of admitted students: eight years after the course ends, because degrees, accounts and disputes need them.
- Book orders and receipts: {time to keep records of money}, as tax law asks.
- Security logs: one year.

When the time is over, we erase the data or remove everything that points to you.

## How we protect it

The connection to the site is encrypted. Files you upload are private: only you and the staff members whose work needs them can open them. Staff sign in with their own accounts, and important actions are recorded. If your data is ever exposed, we will tell you and the Data Protection Board of India without delay, and say what happened and what you should do.

Please help us: choose a strong password, do not share it, and sign out on a shared computer. **Nobody from Pravesh will ever ask you for a password or a one-time code.**

## Your rights

You can ask us to:

1. **show** you what we hold about you, and with whom it was shared;
2. **correct, complete or update** it;
3. **erase** what is no longer needed and what no law obliges us to keep;
4. **stop**, by withdrawing your consent. Withdrawing is as easy as giving it. It does not undo what was already done, and some services, such as a running application, cannot go on without the data;
5. **name a person** who may use these rights if you die or cannot act yourself;
6. **hear your complaint** and answer it.

You can see and change your basic details in your account. For everything else write to us from the e-mail address of your account. We may ask a question to be sure it is you. We answer within {time to answer about personal data}, free of charge.

## Children

Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent: you in your settings, and they with their phone number on [a page of its own](/guardian-consent), without an account. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.

## Small files on your device

After you sign in, a cookie keeps you signed in for one day. Your browser also remembers small things, such as a tip already shown. There is nothing else.

## Grievance contact

{grievance}. {office}

We confirm your message within {time to confirm a message} and answer within {time to answer about personal data}. If you are not satisfied, you may complain to the Data Protection Board of India.

## Changes

When we change this page, we change the date shown with it. If a change matters to you, for example a new purpose, we tell you by e-mail first and ask again where the law says so.`
