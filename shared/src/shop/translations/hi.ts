/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'You have not paid for this order yet.': 'आपने इस ऑर्डर का भुगतान अभी तक नहीं किया है।',
  'You cancelled this order before you paid for it. You do not need to pay.':
    'आपने भुगतान करने से पहले यह ऑर्डर रद्द कर दिया था। आपको भुगतान नहीं करना है।',
  'We have received your payment.': 'हमें आपका भुगतान मिल गया है।',
  'We are cancelling this order. You will get an e-mail when it is done.':
    'हम यह ऑर्डर रद्द कर रहे हैं। रद्द हो जाने पर आपको ई-मेल मिलेगा।',
  'We are cancelling the books that you chose. You will get an e-mail when it is done.':
    'हम आपकी चुनी हुई पुस्तकें रद्द कर रहे हैं। रद्द हो जाने पर आपको ई-मेल मिलेगा।',
  'We have received your return request. We reply within 2 working days.':
    'पुस्तकें लौटाने का आपका अनुरोध हमें मिल गया है। हम 2 कार्य दिवसों के भीतर जवाब देते हैं।',
  'Send us the books that you return, as we describe it here. We refund them after we have received and checked them.':
    'जो पुस्तकें आप लौटा रहे हैं, उन्हें यहाँ बताए गए तरीके से हमें भेजें। पुस्तकें मिलने और जाँचने के बाद हम उनकी धनवापसी करेंगे।',
  'We have received your books and are checking them. That takes at least 3 days. Then you will get an e-mail.':
    'हमें आपकी पुस्तकें मिल गई हैं और हम उन्हें जाँच रहे हैं। इसमें कम से कम 3 दिन लगते हैं। इसके बाद आपको ई-मेल मिलेगा।',
  'Another buyer got the last copy before your payment arrived. We refund the whole amount.':
    'आपका भुगतान पहुँचने से पहले आखिरी प्रति किसी दूसरे खरीदार को मिल गई। हम पूरी राशि की धनवापसी करेंगे।',
  'This order is cancelled.': 'यह ऑर्डर रद्द हो गया है।',
  'You have returned this order.': 'आपने यह ऑर्डर लौटा दिया है।',
  'It is not the book I ordered': 'यह वह पुस्तक नहीं है, जो मैंने ऑर्डर की थी',
  'It arrived damaged': 'पुस्तक खराब हालत में मिली',
  'It has a printing fault': 'छपाई में खराबी है',
  'I changed my mind, and the book is unused': 'मेरा मन बदल गया है और पुस्तक इस्तेमाल नहीं हुई है',
  'You have withdrawn your return request. You keep the books.':
    'आपने लौटाने का अनुरोध वापस ले लिया है। पुस्तकें आपके पास ही रहेंगी।',
  'We have received your payment and are packing your books.': 'हमें आपका भुगतान मिल गया है और हम आपकी पुस्तकें पैक कर रहे हैं।',
  'Your parcel is packed. The courier will collect it.': 'आपका पार्सल पैक हो गया है। कूरियर इसे ले जाएगा।',
  'Your parcel is on its way to you.': 'आपका पार्सल रास्ते में है।',
  'The courier is bringing your parcel to you.': 'कूरियर आपका पार्सल लेकर आ रहा है।',
  'The courier has delivered your parcel.': 'कूरियर ने आपका पार्सल डिलीवर कर दिया है।',
  'The courier could not deliver your parcel and is bringing it back to us.':
    'कूरियर आपका पार्सल डिलीवर नहीं कर पाया और उसे हमारे पास वापस ला रहा है।',
  'Your parcel has come back to us. Contact us, and we agree with you what to do next.':
    'आपका पार्सल हमारे पास वापस आ गया है। हमसे संपर्क करें। आगे क्या करना है, यह हम आपके साथ मिलकर तय करेंगे।',
  'Waiting to be packed': 'पैकिंग का इंतज़ार',
  'Being packed': 'पैक हो रहा है',
  'Ready for the courier': 'कूरियर के लिए तैयार',
  Shipped: 'भेजा जा चुका है',
  'In progress': 'प्रक्रिया जारी',
  'Out for delivery': 'डिलीवरी के लिए निकला',
  Delivered: 'डिलीवर हो गया',
  'On the way back to us': 'हमारे पास वापस आ रहा है',
  'Returned to us': 'हमारे पास वापस आ गया',
  Cancelled: 'रद्द',
  'Enter your first name': 'अपना पहला नाम लिखें',
  'Your first name can have at most 60 characters': 'आपके पहले नाम में ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं',
  'Enter your last name': 'अपना उपनाम लिखें',
  'Your last name can have at most 60 characters': 'आपके उपनाम में ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं',
  'Enter your house number and street': 'अपना मकान नंबर और सड़क लिखें',
  'Your house number and street can have at most 120 characters': 'मकान नंबर और सड़क में ज़्यादा से ज़्यादा 120 अक्षर हो सकते हैं',
  'Enter your village or locality': 'अपना गाँव या मोहल्ला लिखें',
  'Your village or locality can have at most 120 characters': 'गाँव या मोहल्ले में ज़्यादा से ज़्यादा 120 अक्षर हो सकते हैं',
  'Enter your city or post office': 'अपना शहर या डाकघर लिखें',
  'Your city or post office can have at most 30 characters': 'शहर या डाकघर में ज़्यादा से ज़्यादा 30 अक्षर हो सकते हैं',
  'Choose your district': 'अपना ज़िला चुनें',
  'Your district can have at most 60 characters': 'ज़िले में ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं',
  'Choose your state': 'अपना राज्य चुनें',
  'Your state can have at most 60 characters': 'राज्य में ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं',
  'Enter a PIN code of 6 digits, such as 741101': '6 अंकों का पिन कोड लिखें, जैसे 741101',
  'Check your PIN code. No place in India has a code that begins with its first three digits.':
    'अपना पिन कोड जाँचें। भारत में किसी जगह का पिन कोड इन पहले तीन अंकों से शुरू नहीं होता।',
  'We deliver within India only': 'हम सिर्फ़ भारत में डिलीवरी करते हैं',
  'Enter your email': 'अपना ई-मेल लिखें',
  'This e-mail address is too long': 'यह ई-मेल पता बहुत लंबा है',
  'Enter an e-mail address such as asha@example.in': 'ई-मेल पता इस तरह लिखें: asha@example.in',
  'Enter Phone No. & number should be 10 digit': 'फ़ोन नंबर लिखें, जिसमें 10 अंक हों',
}
