/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const recordedCourses: SeedTranslations['current'] = {
  'Lesson planning, step by step': 'पाठ योजना, एक-एक चरण में',
  'ঔষধের মাত্রা গণনা': 'दवा की मात्रा की गणना',
  'For B.Ed and D.El.Ed students before teaching practice. You plan one lesson from its aim to its last five minutes, watch it taught in a village school, and correct the plan afterwards. With lesson plan forms to copy by hand.':
    'शिक्षण अभ्यास से पहले B.Ed और D.El.Ed के विद्यार्थियों के लिए। आप एक पाठ की योजना उसके उद्देश्य से लेकर आख़िरी पाँच मिनट तक बनाते हैं, उसे गाँव के स्कूल में पढ़ाए जाते देखते हैं, और फिर योजना सुधारते हैं। हाथ से उतारने के लिए पाठ योजना के फ़ॉर्म साथ हैं।',
  'Every kind of calculation in the D.Pharm examination, explained in Bengali with English terms: ratio and proportion, percentage solutions, alligation, and doses for children. Each video ends with three problems and their solutions.':
    'D.Pharm की परीक्षा की हर तरह की गणना, अंग्रेज़ी शब्दों के साथ बांग्ला में समझाई गई: अनुपात और समानुपात, प्रतिशत घोल, मिश्रण की गणना और बच्चों की ख़ुराक। हर वीडियो तीन सवालों और उनके हल पर ख़त्म होता है।',
  '3 hours': '3 घंटे',
  '4 hours': '4 घंटे',
  'What a lesson is for': 'पाठ किसलिए होता है',
  'The first five minutes': 'पहले पाँच मिनट',
  'Questions that make children think': 'सवाल जो बच्चों को सोचने पर लगाएँ',
  'One class, three levels': 'एक कक्षा, तीन स्तर',
  'After the bell: correcting your plan': 'घंटी के बाद: अपनी योजना सुधारना',
  'Units, ratio and proportion': 'इकाइयाँ, अनुपात और समानुपात',
  'Percentage solutions': 'प्रतिशत घोल',
  'Alligation without fear': 'मिश्रण की गणना, बिना डर',
  'Doses for children': 'बच्चों की ख़ुराक',
  'Aims that children can reach in forty minutes, and how you notice that they did.':
    'उद्देश्य जो बच्चे चालीस मिनट में पा सकें, और आप कैसे जानेंगे कि उन्होंने पा लिए।',
  'Openings that need no more than a board, chalk and what children brought along.':
    'शुरुआत के तरीक़े जिनमें श्यामपट्ट, चॉक और बच्चों की लाई चीज़ों के सिवा कुछ नहीं लगता।',
  'Three kinds of questions, and why you wait before you take an answer.':
    'तीन तरह के सवाल, और जवाब लेने से पहले आप रुकते क्यों हैं।',
  'Work for children who are ahead and for those who need more time.':
    'आगे चल रहे बच्चों के लिए काम, और उनके लिए जिन्हें ज़्यादा समय चाहिए।',
  'Grains, grams and millilitres, and the one rule behind most of the paper.':
    'ग्रेन, ग्राम और मिलीलीटर, और वह एक नियम जिस पर ज़्यादातर प्रश्नपत्र टिका है।',
  'Weight in volume, volume in volume, and how to read a label.': 'आयतन में भार, आयतन में आयतन, और लेबल कैसे पढ़ें।',
  'Mixing two strengths to a third, with the square that examiners like to see.':
    'दो सांद्रताओं को मिलाकर तीसरी बनाना, उस वर्ग के साथ जो परीक्षक देखना चाहते हैं।',
  'Young, Dilling and Clark, and when to use which of them.': 'यंग, डिलिंग और क्लार्क, और कौन-सा कब लगाएँ।',
}
