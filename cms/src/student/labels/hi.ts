/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'By e-mail': 'ई-मेल से',
  'Notice found.': 'सूचना मिल गई।',
  'Of the people that the notice concerns, none gets notices by e-mail.':
    'जिन लोगों से यह सूचना जुड़ी है, उनमें से किसी को सूचनाएँ ई-मेल से नहीं मिलतीं।',
  'People counted.': 'लोग गिने गए।',
  'Publish the notice first. Then you can send it.': 'पहले सूचना प्रकाशित करें। फिर उसे भेज सकते हैं।',
  'Sending of a notice': 'सूचना भेजना',
  'Sendings of notices': 'सूचनाएँ भेजना',
  'The last day of the notice has passed. Change it to send the notice.':
    'सूचना का अंतिम दिन बीत चुका है। सूचना भेजने के लिए उसे बदलें।',
  'The notice is being sent.': 'सूचना भेजी जा रही है।',
  'The notice is not shown yet. Send it on its date or later.': 'सूचना अभी नहीं दिखती। उसे उसकी तारीख पर या बाद में भेजें।',
  'The notice now concerns 1 person. Reload the page, then send it.': 'अब सूचना 1 व्यक्ति से जुड़ी है। पेज फिर खोलें, फिर भेजें।',
  'The notice now concerns {count} people. Reload the page, then send it.':
    'अब सूचना {count} लोगों से जुड़ी है। पेज फिर खोलें, फिर भेजें।',
  'This notice has already been sent. Reload the page to see when.':
    'यह सूचना भेजी जा चुकी है। कब, यह देखने के लिए पेज फिर खोलें।',
  'The notice now concerns {count}. Reload the page, then send it.': 'सूचना अब {count} के लिए है। पेज फिर खोलें, फिर इसे भेजें।',
}
