import type { Locale } from '../locale.ts'

/**
 * The words that every translation uses for the portal's terms, from the Commission for Scientific and Technical Terminology
 * where it has one, and from the forms of the states where those differ.
 *
 * `term` is the English term with the endings it takes, as a pattern of whole words. A translation of a text with the term has
 * one of the stems of its language; the endings are the translator's. `scripts/lib/languages` checks that.
 */
type GlossaryEntry = { term: RegExp } & Partial<Record<Locale, readonly string[]>>

export const GLOSSARY: readonly GlossaryEntry[] = [
  { term: /applications?/, hi: ['आवेदन'], bn: ['আবেদন'] },
  { term: /admissions?/, hi: ['प्रवेश'], bn: ['ভর্তি'] },
  { term: /colleges?/, hi: ['कॉलेज'], bn: ['কলেজ'] },
  { term: /courses?/, hi: ['पाठ्यक्रम'], bn: ['কোর্স'] },
  { term: /fees?/, hi: ['शुल्क'], bn: ['ফি'] },
  { term: /payments?/, hi: ['भुगतान'], bn: ['পেমেন্ট'] },
  { term: /receipts?/, hi: ['रसीद'], bn: ['রসিদ'] },
  { term: /refunds?/, hi: ['धनवापसी'], bn: ['ফেরত'] },
  { term: /refunded/, hi: ['वापस', 'धनवापसी'], bn: ['ফেরত'] },
  { term: /instalments?/, hi: ['किस्त', 'क़िस्त'], bn: ['কিস্তি'] },
  { term: /concessions?/, hi: ['छूट'], bn: ['ছাড়'] },
  { term: /prices?/, hi: ['मूल्य'], bn: ['দাম'] },
  { term: /documents?/, hi: ['दस्तावेज़'], bn: ['নথি'] },
  { term: /certificates?/, hi: ['प्रमाणपत्र'], bn: ['শংসাপত্র'] },
  { term: /mark ?sheets?/, hi: ['अंकपत्र'], bn: ['মার্কশিট'] },
  { term: /marks/, hi: ['अंक', 'पूर्णांक', 'प्राप्तांक'], bn: ['নম্বর'] },
  { term: /signatures?/, hi: ['हस्ताक्षर'], bn: ['স্বাক্ষর'] },
  { term: /photos?|photographs?/, hi: ['फ़ोटो'], bn: ['ছবি'] },
  { term: /guardians?/, hi: ['अभिभावक'], bn: ['অভিভাবক'] },
  { term: /categor(?:y|ies)/, hi: ['श्रेणी', 'श्रेणि'], bn: ['ক্যাটাগরি'] },
  { term: /seats?/, hi: ['सीट'], bn: ['আসন'] },
  { term: /agreements?/, hi: ['अनुबंध'], bn: ['চুক্তি'] },
  { term: /polic(?:y|ies)/, hi: ['नीति'], bn: ['নীতি'] },
  { term: /eligib(?:le|ility)/, hi: ['पात्र'], bn: ['যোগ্য'] },
  { term: /approved/, hi: ['स्वीकृत'], bn: ['অনুমোদ'] },
  { term: /rejected/, hi: ['अस्वीकृत'], bn: ['নাকচ'] },
  { term: /status(?:es)?/, hi: ['स्थिति'], bn: ['অবস্থা'] },
  { term: /corrections?/, hi: ['सुधार'], bn: ['সংশোধন'] },
  { term: /reasons?/, hi: ['कारण'], bn: ['কারণ'] },
  { term: /notices?/, hi: ['सूचना'], bn: ['বিজ্ঞপ্তি'] },
  { term: /passwords?/, hi: ['पासवर्ड'], bn: ['পাসওয়ার্ড'] },
  { term: /accounts?/, hi: ['खात'], bn: ['অ্যাকাউন্ট'] },
  { term: /orders?/, hi: ['ऑर्डर'], bn: ['অর্ডার'] },
  { term: /books?/, hi: ['पुस्तक'], bn: ['বই'] },
  { term: /basket/, hi: ['बास्केट'], bn: ['বাস্কেট'] },
  { term: /parcels?/, hi: ['पार्सल'], bn: ['পার্সেল'] },
  { term: /couriers?/, hi: ['कूरियर'], bn: ['কুরিয়ার'] },
  { term: /deliver(?:y|ies|ed)/, hi: ['डिलीवर'], bn: ['ডেলিভারি', 'পৌঁছ'] },
  { term: /cop(?:y|ies)/, hi: ['प्रति', 'कॉपी'], bn: ['কপি', 'প্রতিলিপি'] },
  { term: /videos?/, hi: ['वीडियो'], bn: ['ভিডিও'] },
  { term: /phone/, hi: ['फ़ोन'], bn: ['ফোন'] },
  { term: /e-?mails?/, hi: ['ई-मेल'], bn: ['ই-মেল'] },
  { term: /address(?:es)?/, hi: ['पत'], bn: ['ঠিকানা'] },
  { term: /district/, hi: ['ज़िल'], bn: ['জেলা'] },
  { term: /PIN codes?/, hi: ['पिन कोड'], bn: ['পিন কোড'] },
  { term: /helpline/, hi: ['हेल्पलाइन'], bn: ['হেল্পলাইন'] },
  { term: /date of birth|birth date/, hi: ['जन्म तिथि', 'जन्मतिथि'], bn: ['জন্ম তারিখ', 'জন্মতারিখ'] },
  { term: /consent/, hi: ['सहमति'], bn: ['সম্মতি'] },
  { term: /complaints?/, hi: ['शिकायत'], bn: ['অভিযোগ'] },
  { term: /banks?/, hi: ['बैंक'], bn: ['ব্যাংক'] },
  { term: /transactions?/, hi: ['लेन-देन', 'लेनदेन'], bn: ['লেনদেন'] },
]
