import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A file that is being made: an export, with how far it is and its download.',
    'A file that is being read: an import, with what succeeded, what failed, and its failed rows.',
  ],
  avoid: [
    'What an import has done, in full: `ImportResult`.',
    'Choosing files to send: `FileUpload`.',
    'A result that is said once and goes: `Messages`.',
  ],
  keyboard: [['Enter Space', 'Downloads the file; shows the failed rows.']],
  accessibility: [
    'An item of a list. Both buttons are named with the file: “Download Stations.xlsx”.',
    'While there is no file the button stays, and says why as its description.',
    'The progress is a progress bar of the file; where nobody knows how far it is, it says “Progress unknown”.',
    'On a phone the buttons have a line of their own.',
  ],
  do: [
    'Put rows into a `ul`: each one is an `li`.',
    'Give `progress` in basis points, and leave it out where the server does not say it.',
    'Leave the rules to it: a file is offered only in a state that has one, failed rows only of a failed import.',
  ],
  dont: [
    'Do not write the state of a job in words of your own: its code is enough, an unknown one too.',
    'Do not forget `onShowFailed` for imports: without it there is no button for the failed rows.',
    'Do not round progress up: 99.9 % is not the whole.',
  ],
  related: [
    'Domain widgets/Work/ImportResult',
    'Components/Forms/FileUpload',
    'Components/Overlays/Messages',
    'Components/States/StatusBadge',
  ],
}
