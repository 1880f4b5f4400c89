/** A script whose interface font is part of a package's font. */
export interface Script {
  /** As in the names of the package and its files. */
  name: string
  consonants: RegExp
  /** Joins consonants. */
  virama: string
  /** Letters and signs of names and of staff's texts that the interface may lack. */
  letters: string
  /** Conjuncts that the interface may lack: those of 5 Hindi and 100 Bengali words or more in the dictionaries of hunspell. */
  conjuncts: string
}

export const SCRIPTS: Record<'hi' | 'bn', Script> = {
  hi: {
    name: 'devanagari',
    consonants: /[क-ह]/u,
    virama: '्',
    letters: 'ऋ ङ ः ◌',
    conjuncts:
      'क्क क्ज़ क्ट क्ट्र क्त क्य क्र क्ल क्व क्श क्ष क्ष्म क्स ख़्त ख्य ग्ग ग्न ग्य ग्र ग्ल ग्व ग्स च्च च्छ ज़्य ज्ञ ज्य ट्ट ट्ठ ट्य ट्र ट्स ड्ड ड्य ड्र ड्स त्क त्त त्थ त्न त्प त्म त्य त्र त्व त्स थ्य द्द द्ध द्य द्र द्व ध्य ध्र न्क न्ट न्त न्द न्द्र न्न न्म न्य न्व न्स न्ह प्ट प्त प्प प्य प्र प्ल प्स फ़्ट फ़्त फ़्र फ़्ल फ्ट फ्त फ्र फ्ल ब्ज़ ब्द ब्ध ब्ब ब्य ब्र ब्ल भ्य भ्र म्प म्ब म्भ म्म म्य म्र म्स म्ह र्क र्ख़ र्ग र्घ र्च र्ज र्ज़ र्ट र्ड र्ड्स र्ण र्त र्थ र्द र्ध र्न र्प र्फ़ र्ब र्भ र्म र्य र्र र्ल र्व र्श र्ष र्स ल्क ल्ट ल्ड ल्त ल्द ल्प ल्फ़ ल्म ल्य ल्ल ल्व ल्स ल्ह व्य व्ह श्क श्च श्त श्न श्म श्य श्र श्ल श्व ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्य स्क स्क्र स्ट स्ट्र स्त स्त्र स्थ स्प स्म स्य स्ल स्व स्स ह्म ह्य',
  },
  bn: {
    name: 'bengali',
    consonants: /[ক-হ]/u,
    virama: '্',
    letters: 'ঈ ঊ ঋ ঔ ঃ ◌',
    conjuncts:
      'ক্ত ক্র ক্ষ গ্ধ গ্ন গ্য গ্র ঙ্ক ঙ্গ ঙ্চ চ্ছ জ্জ জ্ঞ জ্ব জ্য ঞ্জ ণ্ড ত্ত ত্ব ত্ম ত্য ত্র দ্ধ দ্ব দ্য দ্র ধ্য ন্ত ন্ত্র ন্দ ন্দ্র ন্ধ ন্ন ন্ম ন্য প্ত প্র ব্য ব্র ভ্র ম্প ম্ব ম্ভ র্গ র্জ র্ণ র্ত র্থ র্দ র্ব র্ভ র্ম র্য র্শ র্ষ ল্প ল্য ল্ল শ্ব শ্য শ্র ষ্ট ষ্ঠ স্ক স্ত স্ত্র স্থ স্প স্ব স্য',
  },
}
