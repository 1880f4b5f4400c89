/** read: none yet */
import type { PayloadTexts } from './texts.ts'

export const trash = {
  aboutToPermanentlyDelete: 'आप {{label}} <1>{{title}}</1> को स्थायी रूप से हटाने वाले हैं। क्या आप यह करना चाहते हैं?',
  aboutToPermanentlyDeleteTrash:
    'आप कूड़ेदान से <0>{{count}}</0> <1>{{label}}</1> स्थायी रूप से हटाने वाले हैं। क्या आप यह करना चाहते हैं?',
  aboutToRestore: 'आप {{label}} <1>{{title}}</1> को वापस लाने वाले हैं। क्या आप यह करना चाहते हैं?',
  aboutToRestoreAsDraft: 'आप {{label}} <1>{{title}}</1> को ड्राफ़्ट के रूप में वापस लाने वाले हैं। क्या आप यह करना चाहते हैं?',
  aboutToRestoreAsDraftCount: 'आप {{count}} {{label}} ड्राफ़्ट के रूप में वापस लाने वाले हैं',
  aboutToRestoreCount: 'आप {{count}} {{label}} वापस लाने वाले हैं',
  aboutToTrash: 'आप {{label}} <1>{{title}}</1> को कूड़ेदान में डालने वाले हैं। क्या आप यह करना चाहते हैं?',
  aboutToTrashCount: 'आप {{count}} {{label}} कूड़ेदान में डालने वाले हैं',
  confirmRestoration: 'वापस लाना पक्का करें',
  deletePermanently: 'कूड़ेदान में डाले बिना स्थायी रूप से हटाएँ',
  documentIsTrashed: 'यह {{label}} कूड़ेदान में है और केवल पढ़ा जा सकता है।',
  emptyTrash: 'कूड़ेदान खाली करें',
  emptyTrashLabel: '{{label}} का कूड़ेदान खाली करें',
  noTrashResults: 'कूड़ेदान में कोई {{label}} नहीं है।',
  permanentlyDelete: 'स्थायी रूप से हटाएँ',
  permanentlyDeletedCountSuccessfully: '{{count}} {{label}} स्थायी रूप से हटाए गए।',
  restore: 'वापस लाएँ',
  restoreAsPublished: 'प्रकाशित संस्करण के रूप में वापस लाएँ',
  restoredCountSuccessfully: '{{count}} {{label}} वापस लाए गए।',
  restoring: 'वापस लाया जा रहा है…',
  titleRestored: '{{label}} "{{title}}" वापस लाया गया।',
  titleTrashed: '{{label}} "{{title}}" कूड़ेदान में डाला गया।',
  trash: 'कूड़ेदान',
  trashedCountSuccessfully: '{{count}} {{label}} कूड़ेदान में डाले गए।',
} satisfies Partial<PayloadTexts['general']>
