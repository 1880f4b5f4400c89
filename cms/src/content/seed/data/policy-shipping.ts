/** Names with spaces in braces stay in the text; the page shows their values. (published/placeholders.ts) */
export const shippingPolicy = `This page tells you how the printed books you buy from Pravesh reach you: where we send them, what it costs, how long it takes, and what to do when a parcel is late or damaged. It applies to printed books only. Recorded classes and live classes are opened online and are never shipped.

## Where we deliver

We deliver to addresses in every state and union territory of India that our courier partners serve. You give the address, the pincode, the state and the district in the order form. If no courier reaches your pincode, we call you and offer either another address, such as your college or a relative's shop, or your money back.

**We do not ship outside India.** Do not enter a forwarding agent's address. We cannot track a parcel beyond the Indian courier.

## What delivery costs

- Delivery is charged **{way of pricing delivery}**, and its price is shown in the price summary before you pay.
- At present the delivery price is **{delivery price by weight}**.
- At present the delivery price is **{delivery price of the last copies} per copy** when we hold {last copies} of the book at the time of the order, and **{delivery price} per copy** when we hold more.
- As a guide, couriers typically charge **Rs. 40 to Rs. 60 for up to 250 g** by surface. Most course books weigh more than that, because they are larger and have many pages.
- **Surface shipping is free for orders over {free delivery over}.** If you cancel or return a part of such an order, you do not pay for delivery afterwards.
- No tax is added to the delivery price. There is no packing fee.

You can order up to {copies per order} of a book at a time. For a larger number, for example for a whole class, [write to us](/contact) and we will find the cheapest way together.

## How long it takes

1. **Packing.** We usually pack paid orders within {time to pack}. A book that has to come from the publisher first may take longer. In that case we tell you.
2. **Surface delivery.** Parcels sent by surface usually arrive **{time of surface delivery}** after they leave us. They travel by road and rail.
3. **Far places.** Hill districts, the islands and some parts of the North-East can take a few days more, above all in the monsoon.

The courier counts working days. Sundays, public holidays, strikes, floods and elections can add to the time. A delivery time is our honest estimate and not a guarantee, so do not order the evening before an examination.

## Following your parcel

When the courier has collected your parcel, a tracking number appears with your order under **My Orders**. Until then you will see the word "Waiting". Choose **Track parcel** to read each step: collected, in transit, out for delivery, delivered. The courier may also send you messages on the phone number in the order, so give a number that is switched on.

## Receiving your parcel

- Make sure that someone is at the address during the day. The courier normally tries two or three times and calls before coming.
- Look at the parcel before you accept it. If it is torn open or soaked, you may refuse it. Take a photograph and tell us the same day.
- You never have to pay the courier. All our orders are paid in advance. If a delivery person asks for money, do not pay; call us.
- Keep the packing until you have looked through the book. You will need it if you want to send the book back.

## If something goes wrong

**The parcel is late.** If it has not arrived {time of a late parcel} after it left us, write to us with your order number. We will ask the courier and reply within {time to answer a return}.

**The parcel is lost.** If the courier cannot find it, you can choose between a new copy, sent free of charge, and a full refund including the delivery price.

**The parcel came back to us.** This happens when the address was incomplete, the courier could not reach you by phone, or no one was at home. We will call you. If you want us to send it again, you pay the delivery price once more, because we pay the courier for both journeys. Otherwise we refund the price of the book and keep the delivery price.

**The wrong book or a damaged book arrived.** Read the [return policy](/return-policy). You have {time for returns}, and you do not pay for our mistake.

## Changing the address or cancelling

Until we have packed your parcel, you can change its address: open the order under **My Orders** and choose **Change the address**. What you paid stays the same.

Until the parcel has left us, you can cancel the order there, or some copies of it. The [return policy](/return-policy) says what we refund. After the parcel has left, neither is possible. You may refuse it at the door, and we then treat it as a parcel that came back.

## What the courier learns about you

To bring you the parcel, the courier needs your name, address, phone number and the weight and value of the parcel. We give nothing more. The [privacy policy](/privacy-policy) explains this in full.

## Talk to us

Questions about a parcel reach us fastest with the order number in the first line. {reach}.`
