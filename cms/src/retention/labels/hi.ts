/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Check the periods, then switch on “Delete every night”.': 'अवधियाँ देखें, फिर “हर रात हटाएँ” चालू करें।',
  'Delete every night': 'हर रात हटाएँ',
  'Deleted or reduced': 'हटाया या घटाया गया',
  'Empty if a part failed; the next night repeats it.': 'एक भाग न हो पाए, तो खाली; अगली रात फिर होता है।',
  'Enter it and save to lift the hold. In the next night the portal deletes what it would have deleted before. You cannot take it back; enter a new hold instead.':
    'रोक हटाने के लिए इसे लिखकर सहेजें। जो पहले हटाया जाना था, उसे पोर्टल अगली रात हटा देगा। इसे वापस नहीं लिया जा सकता; चाहें तो नई रोक लिखें।',
  'Finished on': 'पूरा होने का समय',
  'For example for a lawsuit or an inquiry. While it stands, the portal deletes nothing of the student when a period ends, and no one can delete the account.':
    'जैसे मुकदमे या जाँच के लिए। जब तक यह रहे, अवधि पूरी होने पर भी पोर्टल विद्यार्थी का कुछ नहीं हटाता, और कोई खाता नहीं हटा सकता।',
  'Held by': 'रोक किसने लगाई',
  'Held since': 'कब से रोक',
  'Kept by a legal hold': 'कानूनी रोक से रखा गया',
  'Legal hold': 'कानूनी रोक',
  'Legal holds': 'कानूनी रोक',
  Lifted: 'हटाई गई',
  'Lifted by': 'रोक किसने हटाई',
  'Lifted on': 'रोक हटाने का समय',
  'Off, the portal only counts what it would delete, except forms that were not sent and entries of who opened what. The report says how many there are.':
    'बंद हो, तो पोर्टल केवल गिनता है कि क्या हटाना है, न भेजे गए फ़ॉर्म और “किसने क्या खोला” को छोड़कर। संख्या रिपोर्ट में है।',
  'Old records deleted on {day}: {count}': '{day} को हटाए गए पुराने रिकॉर्ड: {count}',
  Retention: 'रखने की अवधि',
  'Retention report': 'पुराने रिकॉर्ड हटाने की रिपोर्ट',
  'Retention reports': 'पुराने रिकॉर्ड हटाने की रिपोर्ट',
  'The last attempt was on {day}. Ask the operator to read the log.': 'पिछली कोशिश {day} को हुई। संचालक से लॉग पढ़ने को कहें।',
  'The nightly deletion of old records did not finish': 'पुराने रिकॉर्ड हटाने का रात का काम पूरा नहीं हुआ',
  'This hold is lifted. Enter a new one.': 'यह रोक हट चुकी है। नई लिखें।',
  'What the portal deleted each night because its period was over, and what a legal hold kept.':
    'अवधि पूरी होने पर पोर्टल ने हर रात क्या हटाया, और कानूनी रोक से क्या रखा गया।',
  'Why the hold is lifted': 'रोक क्यों हटाई गई',
  'Would be deleted': 'हटाया जाएगा',
  'You cannot delete this account, because a legal hold keeps it. An administrator can lift the hold.':
    'आप यह खाता नहीं हटा सकते, क्योंकि कानूनी रोक लगी है। कोई प्रशासक रोक हटा सकते हैं।',
  '{count} records are kept for longer than their period': '{count} रिकॉर्ड अपनी अवधि से अधिक समय से रखे हैं',
}
