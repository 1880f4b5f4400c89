/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'Application fee': 'आवेदन शुल्क',
  'Course fee': 'पाठ्यक्रम शुल्क',
  'Book order': 'पुस्तक ऑर्डर',
  'Recorded course': 'रिकॉर्ड किया गया पाठ्यक्रम',
  'Seat acceptance fee': 'सीट स्वीकार करने का शुल्क',
  'Paid for the seat before': 'पहले वाली सीट के लिए दिया गया',
  'You have not paid this yet.': 'आपने इसका भुगतान अभी तक नहीं किया है।',
  'You opened the payment page, but we know of no payment there. You can pay now.':
    'आपने भुगतान का पेज खोला था, लेकिन हमें वहाँ किसी भुगतान की जानकारी नहीं है। आप अब भुगतान कर सकते हैं।',
  'Your bank has not confirmed this payment yet. We keep asking, so do not pay again now. This can take a few minutes.':
    'आपके बैंक ने अभी तक इस भुगतान की पुष्टि नहीं की है। हम बैंक से पूछते रहते हैं, इसलिए अभी दोबारा भुगतान न करें। इसमें कुछ मिनट लग सकते हैं।',
  'Thank you. We have received your payment.': 'धन्यवाद। हमें आपका भुगतान मिल गया है।',
  'This payment did not go through. You can try again. If money left your account, your bank usually returns it within 5 to 7 bank working days.':
    'यह भुगतान पूरा नहीं हुआ। आप फिर से कोशिश कर सकते हैं। अगर आपके खाते से पैसे कट गए हैं, तो बैंक उन्हें आम तौर पर 5 से 7 बैंक कार्य दिवसों में लौटा देता है।',
  'The payment page closed before you paid. You can pay now.':
    'आपके भुगतान करने से पहले ही भुगतान का पेज बंद हो गया। आप अब भुगतान कर सकते हैं।',
  'The bank reported a different amount, so we have not counted this payment yet. Contact us, and do not pay again.':
    'बैंक ने कोई दूसरी राशि बताई है, इसलिए हमने यह भुगतान अभी तक नहीं गिना है। हमसे संपर्क करें और दोबारा भुगतान न करें।',
  'We have received your cheque. It counts when the bank has paid it, so do not pay again.':
    'हमें आपका चेक मिल गया है। बैंक से इसका पैसा मिलने पर यह गिना जाएगा, इसलिए दोबारा भुगतान न करें।',
  'Your money is on its way back to you. Banks need 5 to 7 bank working days.':
    'आपके पैसे आपको वापस भेजे जा रहे हैं। बैंकों को इसमें 5 से 7 बैंक कार्य दिवस लगते हैं।',
  'We have refunded this payment.': 'हमने यह भुगतान वापस कर दिया है।',
  'You do not need to pay this.': 'आपको इसका भुगतान नहीं करना है।',
  'Your bank has not confirmed this payment yet. You can wait, or pay again. If both payments go through, we refund one of them.':
    'आपके बैंक ने अभी तक इस भुगतान की पुष्टि नहीं की है। आप इंतज़ार कर सकते हैं या दोबारा भुगतान कर सकते हैं। अगर दोनों भुगतान पूरे हो गए, तो हम उनमें से एक की धनवापसी करेंगे।',
  'We have refunded your earlier payment. You can pay this fee again.':
    'हमने आपका पिछला भुगतान वापस कर दिया है। आप यह शुल्क दोबारा भर सकते हैं।',
  'You had already paid, so we are refunding this payment. Banks need 5 to 7 working days.':
    'आप पहले ही भुगतान कर चुके थे, इसलिए हम यह भुगतान वापस कर रहे हैं। बैंकों को इसमें 5 से 7 कार्य दिवस लगते हैं।',
  'You had already paid, so we have refunded this payment.':
    'आप पहले ही भुगतान कर चुके थे, इसलिए हमने यह भुगतान वापस कर दिया है।',
  'You get the full amount back.': 'आपको पूरी राशि वापस मिलती है।',
  'This payment is not refundable.': 'यह भुगतान वापस नहीं होता।',
  'If we reject your application because no seat is left, you get the full amount back by itself. Otherwise this payment is not refundable.':
    'अगर सीट न बचने के कारण हम आपका आवेदन अस्वीकृत करते हैं, तो पूरी राशि आपको अपने-आप वापस मिल जाती है। बाकी किसी स्थिति में यह भुगतान वापस नहीं होता।',
  'If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.':
    'अगर विद्यार्थी पढ़ाई बीच में छोड़ता है, तो पाठ्यक्रम के कुल शुल्क का 75% देना होता है; पढ़ाई छोड़ने के बाद कोई धनवापसी नहीं होती।',
  '75% of the total course fee of {fee} is {owed}.': 'पाठ्यक्रम के कुल शुल्क {fee} का 75% {owed} होता है।',
  'You get the caution money of {amount} back in full.': 'आपको कॉशन मनी (जमानत राशि) के {amount} पूरे वापस मिलते हैं।',
  'If you pay twice, we refund the second payment by ourselves.':
    'अगर आप दो बार भुगतान कर देते हैं, तो दूसरे भुगतान की धनवापसी हम खुद कर देते हैं।',
  'If you withdrew today, you would get {refund} of {amount} back.':
    'अगर आप आज प्रवेश वापस लें, तो आपको {amount} में से {refund} वापस मिलेंगे।',
  'We refund within 15 days of your written request, to the account that you paid from.':
    'आपके लिखित अनुरोध के 15 दिन के भीतर हम धनवापसी उसी खाते में करते हैं, जिससे आपने भुगतान किया था।',
  'If you withdraw by {day}, you get the full amount back.':
    'अगर आप {day} तक प्रवेश वापस लेते हैं, तो आपको पूरी राशि वापस मिलती है।',
  'If you withdraw by {day}, you get everything back except at most {kept}.':
    'अगर आप {day} तक प्रवेश वापस लेते हैं, तो ज़्यादा से ज़्यादा {kept} काटकर बाकी सारी राशि आपको वापस मिलती है।',
  'After that, the refund depends on when you withdraw. The last date of admission is {day}.':
    'उसके बाद धनवापसी इस पर निर्भर है कि आप प्रवेश कब वापस लेते हैं। प्रवेश की अंतिम तिथि {day} है।',
  'The refund depends on when you withdraw. The last date of admission is {day}.':
    'धनवापसी इस पर निर्भर है कि आप प्रवेश कब वापस लेते हैं। प्रवेश की अंतिम तिथि {day} है।',
  'The last date of admission is not announced yet.': 'प्रवेश की अंतिम तिथि अभी घोषित नहीं हुई है।',
  '{days} days or more before the last date: {percent} %.': 'अंतिम तिथि से {days} दिन या उससे ज़्यादा पहले: {percent} %।',
  '{days} days or more before the last date: {percent} %, less {share} % of the fee, at most {max}.':
    'अंतिम तिथि से {days} दिन या उससे ज़्यादा पहले: {percent} %, जिसमें से शुल्क का {share} % कटता है, ज़्यादा से ज़्यादा {max}।',
  'Up to and including the last date: {percent} %.': 'अंतिम तिथि तक, उस दिन को मिलाकर: {percent} %।',
  'Up to {days} days after the last date: {percent} %.': 'अंतिम तिथि के {days} दिन बाद तक: {percent} %।',
  'Later: no refund.': 'उसके बाद: कोई धनवापसी नहीं।',
}
