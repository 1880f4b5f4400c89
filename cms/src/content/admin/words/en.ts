/** Words of the two boxes beside the form: whether the record is on the site, and what its page lacks. */
export const en = {
  onSite: 'On the site',
  checking: 'Checking…',
  openPage: 'Open the page',
  openSite: 'Open the site',
  notSaved: 'Not on the site: it has not been saved yet.',
  draft: 'Not on the site: this is a draft.',
  publish: 'Press “Publish changes” to publish it.',
  switchedOff: 'Not on the site: it is switched off.',
  notYet: 'Not on the site yet.',
  saveAgain: 'If this message stays, save the record again.',
  live: 'Live on the site',
  liveSince: (time: string) => `Live since ${time}`,
  newerDraft: 'Your latest changes are a draft. Press “Publish changes” to publish them.',
  changeFailed: (reason: string) =>
    `The last change could not be published, so visitors still see the previous version: ${reason}`,
  failed: (reason: string) => `This could not be published: ${reason}`,
  unknownReason: 'unknown reason',
  noneMissing: 'The page has every fact that visitors look for.',
  missing: (missing: number, all: number) => `${missing} of ${all} facts are missing`,
  shown: (place: string) => `Shown: ${place}`,
}
