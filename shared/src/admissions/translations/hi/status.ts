/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const status: Translations = {
  Submitted: 'जमा हो गया',
  'We’re checking your details and documents. We’ll write to you.':
    'हम आपके विवरण और दस्तावेज़ जाँच रहे हैं। हम आपको लिखकर बताएँगे।',
  'Needs correction': 'सुधार ज़रूरी',
  'Correct the parts listed above and send the application again.': 'ऊपर बताए गए हिस्से ठीक करें और आवेदन दोबारा भेजें।',
  Corrected: 'सुधारा गया',
  'We’re checking your corrections. We’ll write to you.': 'हम आपके सुधार जाँच रहे हैं। हम आपको लिखकर बताएँगे।',
  'Under review again': 'दोबारा जाँच में',
  'We’re checking your application again. We’ll write to you.': 'हम आपका आवेदन दोबारा जाँच रहे हैं। हम आपको लिखकर बताएँगे।',
  Approved: 'स्वीकृत',
  'You are admitted. Your fee plan shows what to pay and when. You can pay each fee there.':
    'आपका प्रवेश हो गया है। आपकी शुल्क योजना में दिया है कि क्या और कब भरना है। आप हर शुल्क वहीं भर सकते हैं।',
  'Approved, needs completing': 'स्वीकृत, कुछ पूरा करना बाकी',
  'You are admitted. Complete the parts listed above.': 'आपका प्रवेश हो गया है। ऊपर बताए गए हिस्से पूरे करें।',
  Rejected: 'अस्वीकृत',
  'Read the reason above. You can apply again, or ask us about it.':
    'ऊपर दिया गया कारण पढ़ें। आप दोबारा आवेदन कर सकते हैं या हमसे इसके बारे में पूछ सकते हैं।',
  'Pay the application fee. We’ll review your application after that.': 'आवेदन शुल्क भरें। उसके बाद हम आपका आवेदन जाँचेंगे।',
  'We’ll review your application once we have its fee.': 'आवेदन शुल्क मिलने पर हम आपका आवेदन जाँचेंगे।',
  'Once your money is back, you can pay the fee again. We’ll review your application after that.':
    'पैसे वापस मिलने के बाद आप शुल्क दोबारा भर सकते हैं। उसके बाद हम आपका आवेदन जाँचेंगे।',
  'We are refunding {amount} of your application fee, back the way you paid. Banks need 5 to 7 working days.':
    'हम आपके आवेदन शुल्क में से {amount} वापस कर रहे हैं। पैसे उसी तरीके से आएँगे, जिससे आपने भुगतान किया था। बैंकों को इसमें 5 से 7 कार्य दिवस लगते हैं।',
  'We have refunded {amount} of your application fee. If your bank does not show it within 7 working days, write to us.':
    'हमने आपके आवेदन शुल्क में से {amount} वापस कर दिए हैं। अगर ये 7 कार्य दिवसों के भीतर आपके बैंक में न दिखें, तो हमें लिखें।',
  Pending: 'लंबित',
  'No seat is left at the college.': 'कॉलेज में कोई सीट नहीं बची है।',
  'Your marks are below the minimum for this course.': 'आपके अंक इस पाठ्यक्रम के लिए ज़रूरी न्यूनतम अंकों से कम हैं।',
  'Your documents do not support your application.': 'आपके दस्तावेज़ों से आपके आवेदन की पुष्टि नहीं होती।',
  'The rules of this course do not allow us to admit you.': 'इस पाठ्यक्रम के नियमों के अनुसार हम आपको प्रवेश नहीं दे सकते।',
  'You have another application for this course.': 'इस पाठ्यक्रम के लिए आपका एक और आवेदन है।',
  'You sent the application': 'आपने आवेदन भेजा',
  'You paid the application fee': 'आपने आवेदन शुल्क भरा',
  'We refunded the application fee': 'हमने आवेदन शुल्क वापस किया',
  'We asked you for corrections': 'हमने आपसे सुधार माँगे',
  'You sent your corrections': 'आपने सुधार भेजे',
  'We approved the application': 'हमने आवेदन स्वीकृत किया',
  'We rejected the application': 'हमने आवेदन अस्वीकृत किया',
  'We ended our request for corrections': 'हमने सुधार की माँग वापस ली',
  'We withdrew the approval': 'हमने स्वीकृति वापस ली',
  'We reopened the application': 'हमने आवेदन दोबारा खोला',
  'You corrected your application': 'आपने अपने आवेदन में सुधार किया',
  'We changed the last day for your corrections': 'हमने आपके सुधारों की अंतिम तिथि बदली',
  'You got no seat in this session. Your application fee counts for your application of the next session.':
    'इस सत्र में आपको सीट नहीं मिली। आपका आवेदन शुल्क अगले सत्र के आपके आवेदन में गिना गया है।',
  'The application fee of an earlier session counts': 'पिछले सत्र का आवेदन शुल्क इसमें गिना गया',
  'You carried the application over to the next session': 'आप आवेदन को अगले सत्र में ले गए',
  'Carried over to the next session': 'अगले सत्र में ले जाया गया',
}
