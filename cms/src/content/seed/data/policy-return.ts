/** Names with spaces in braces stay in the text; the page shows their values. (published/placeholders.ts) */
export const returnPolicy = `We want you to have the right book in good condition, and to know before you pay what can be returned and what cannot. Read this page together with the [shipping policy](/shipping-policy).

## In short

- Printed books can be returned **within {time for returns}** of delivery, under the conditions below.
- We need **at least {time to check a return}** to check a returned book.
- After that your bank usually shows the refund in **{time of banks}**.
- **Fees of courses.** {refund of course fees} This means registration, admission, tuition, examination, dress, identity card, tour and library fees.
- **Video courses are not returnable** once bought.

## Which books you can return

You can return a printed book if:

1. it is not the book you ordered;
2. it arrived damaged, for example wet, torn or with a broken spine;
3. it has a printing fault, such as missing, blank or repeated pages;
4. it is unused and you have changed your mind. The pages must be clean, with no name, pencil mark, stamp or cover on them.

In the first three cases we pay for the return. In the fourth case you pay the courier, and we refund the price of the book but not the delivery price.

## Which books you cannot return

- Books you have written in, covered, stamped or photocopied
- Books whose tear-out sheets, answer keys or packets have been used or opened
- Books that were damaged after you received them
- Books for which we hear from you after {time for returns}

## How to return a book

1. **Ask within {time for returns} of delivery.** Choose **Return** with the order under **My Orders**, then the books and the reason. Write in the note what is wrong. For damage or a printing fault, keep two photographs: one of the fault and one of the parcel.
2. **Wait for our answer.** We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that. You can withdraw your request under **My Orders** {time to withdraw a return}.
3. **Pack it well.** Use the original packing if you can, put a note with your order number inside, and close it with tape.
4. **Send it.** For our mistakes we arrange a pick-up where the courier offers one. Elsewhere you send it by registered post or courier, and we refund the postage against the receipt. Keep the receipt until the return is complete.

## What happens then

We refund a book after it has reached us and we have checked it. **My Orders** shows when your parcel has arrived. We then look at the book and compare it with your message. **Processing takes at least {time to check a return}**, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which **My Orders** shows as well:

- **Replacement.** We send the right book or a sound copy at no cost to you.
- **Refund.** We send the money back.
- **Not accepted.** We tell you why and keep the book for you for {time to keep a return}. You can collect it, or have it sent to you at your cost.

## How refunds are paid

Refunds go back to the account, card or UPI address from which you paid. We cannot pay them in cash or to another person. Once we have released the refund, it takes **{time of banks}** to appear. Sundays and bank holidays do not count. If you see nothing after that, send us the transaction number from **My Orders** and we will ask the bank with you.

If your money was taken but the order shows as unpaid, do not pay a second time at once. The bank completes or returns most such payments automatically. Our system also checks with the payment company. If the order still shows as unpaid the next working day, write to us.

## Cancelling an order

You can cancel a book order, or some copies of it, free of charge under **My Orders** until the parcel has left us. If you cancel everything, we refund all that you paid, delivery included. If you cancel a part, we refund the price of its books and send you the rest; the delivery price stays as it was. After the parcel has left, the rules for returns apply.

## Fees for courses

Fees paid through this portal are passed on to your college, university, board or council, or pay for work that has already been done on your application. Missing a date or not passing an examination returns none of them. If you withdraw, this holds for new applications:

{refund of course fees}

If you have applied already, your own **course fee agreement** holds. Read it before the first payment, and ask us about anything that is unclear.

The application fee is returned only if we reject your application because **no seat is left**. We then refund it by ourselves. If seats were given by merit and you got none, it counts for your application of the next session instead, if you apply before it is returned.

Three situations are different, and we put them right:

- You paid the same fee **twice** by mistake. We return the second payment.
- You paid an amount that is **higher** than the fee in your agreement. We return the difference.
- The **college withdraws** the seat it had confirmed, through no fault of yours. We help you find another seat, or help you to claim back what the college received.

Nothing on this page takes away a right to a refund that the law or a regulator gives you.

## Video courses and live classes

A video course opens as soon as it is paid for, and it cannot be handed back. For this reason video courses are **non-returnable**. Each course lists its lessons before you pay; read the list first. If a video does not play, tell us. We will fix it, or extend your access by the days you lost. If a lesson that was promised is never published, we return a fair part of the price.

## If we do not agree

{grievance}. You will get an answer within {time to answer a complaint} from a person who did not take the first decision. You may also go to the National Consumer Helpline or a consumer commission at any time.`
