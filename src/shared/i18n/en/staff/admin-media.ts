import type { adminMedia as ar } from '../../ar/staff/admin-media.ts';
import { pluralEn, type Shape } from '../../catalogue.ts';

const files = (count: number) => pluralEn(count, { one: '1 file', other: `${count} files` });

export const adminMedia: Shape<typeof ar> = {
  title: 'Media library',
  lead: 'Pictures, sounds and videos for the questions. The newest first.',

  upload: {
    title: 'Upload files',
    choose: 'Choose files',
    how: 'Or drop them anywhere on this page, or paste a picture you have copied.',
    drop: 'Drop them here',
    limits: (image, svg, audio, video) =>
      `Pictures up to ${image} (PNG, JPEG, WebP, AVIF, GIF, and SVG up to ${svg}), ` +
      `sounds up to ${audio} (MP3, M4A, AAC, OGG, WAV), videos up to ${video} (MP4, WebM).`,
    offline: 'There is no connection. Uploading opens again when it is back.',
    list: 'Files being uploaded',
    stay: 'Stay on this page until the upload is done.',
    summary: (done, all) => `${done} of ${all} done`,
    waiting: 'Waiting its turn',
    sending: (percent) => `${percent}% sent`,
    working: 'All of it is here; getting it ready…',
    done: 'In the library now',
    known: 'Was in the library already',
    progressOf: (name) => `Upload of ${name}`,
    cancel: 'Cancel',
    cancelOf: (name) => `Cancel the upload of ${name}`,
    retry: 'Try again',
    retryOf: (name) => `Try again: ${name}`,
    dismiss: 'Hide',
    dismissOf: (name) => `Hide ${name}`,
    openOf: (name) => `Open ${name}`,
    open: 'Open',
  },

  filters: 'Search the library',
  filter: { text: 'File name', kind: 'Kind', any: 'All kinds', apply: 'Search', clear: 'Clear the search' },
  kinds: { image: 'Picture', audio: 'Sound', video: 'Video' },
  kindsMany: { image: 'Pictures', audio: 'Sounds', video: 'Videos' },
  shown: (count, hasMore) => `${files(count)} shown, ${hasMore ? 'more below' : 'and that is all'}`,
  caption: 'Files of the library',
  open: (name) => `Details of ${name}`,
  count: 'Things that use it',
  undescribed: 'Not described',
  empty: 'The library is empty',
  emptyBody: 'Upload a first picture or sound, and it shows here.',
  notFound: 'No file of that name',
  notFoundBody: 'Try a shorter word, or clear the search.',

  picker: {
    search: 'Search the library by name',
    upload: 'Upload from this device',
    choose: (name) => `Choose ${name}`,
  },

  detail: {
    title: 'File details',
    facts: 'About it',
    type: 'Type',
    size: 'Size',
    dimensions: 'Dimensions',
    moving: 'animated',
    uploadedAt: 'Uploaded',
    uploadedBy: 'By',
    nobody: 'Deleted account',
    reference: 'Reference',
    copy: 'Copy the reference',
    copied: 'The reference is copied',
    copyFailed: 'It could not be copied',
    download: 'Download',
    sizes: 'Sizes',
    sizesLead: 'Each screen takes the one that suits it.',
    uses: 'Where it is used',
    unused: 'Nothing uses it yet.',
    useKinds: { question: 'Question', badge: 'Badge' },
    video: (name) => `Video ${name}`,
    audio: (name) => `Sound ${name}`,
  },

  alt: {
    title: 'Description',
    lead: 'Read aloud to people who can’t see the picture or hear the sound. Describe what is there without giving the answer away.',
    ar: 'In Arabic',
    en: 'In English',
    save: 'Save the description',
    saved: 'The description is saved.',
  },

  remove: {
    open: 'Delete the file',
    barred: (count) =>
      pluralEn(count, {
        one: 'Used in 1 place, so it can’t be deleted.',
        other: `Used in ${count} places, so it can’t be deleted.`,
      }),
    title: 'Delete the file?',
    will: (name) =>
      `${name} leaves the library in all its sizes. ` +
      `A game under way that shows it keeps it to its end; then it is gone. The audit log keeps that it was deleted.`,
    confirm: 'Delete it',
    keep: 'Keep it',
    done: 'The file is deleted.',
  },
};
