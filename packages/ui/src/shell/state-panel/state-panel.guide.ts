import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A whole page that cannot be shown: `ErrorPage`, for 403, 404 and 500.',
    'A part of a page without content: `Empty` (there is nothing), `Failed` (it could not be loaded), `Loading` (it is on its way).',
    'Any other state in place of content, with a drawing of its own: `StatePanel`.',
  ],
  avoid: [
    'The states of a list: `DataTable` draws all of them.',
    'A failure of something that somebody did: a message, or a text in the form.',
    'A state of a record: `StatusBadge`.',
  ],
  keyboard: [
    ['Enter Space', 'On “Try again” and the other ways out: presses it. A link is followed by Enter.'],
  ],
  accessibility: [
    '`Failed` is an alert and read when it appears; `Loading` is a status named “Loading”, drawn after 200 ms.',
    'The title is an `h2`, of an `ErrorPage` the `h1` of the page. Drawings are not read.',
    '`Empty` and `ErrorPage` are plain content: nobody is interrupted.',
  ],
  do: [
    'Name the thing: “No stations yet”, “No stations match these filters”, “The stations could not be loaded”.',
    'Give a way out as `children` or `onRetry`: reset the filters, add the first one, try again.',
    'Pass `cause`, `code` and `requestId` of the answer to `Failed`: by them the log finds it.',
    'Give `Loading` about as many `rows` as will come.',
  ],
  dont: [
    'Do not replace content that is there already: on a refresh old rows stay.',
    'Do not show `Empty` while something loads, nor after a failure.',
    'Do not write a sentence of your own for 403, 404 and 500; say in `text` which right or address it is.',
  ],
  related: [
    'Components/Lists/DataTable',
    'Components/Overlays/Messages',
    'Components/Actions/Gate',
    'Components/States/RefreshLamp',
  ],
}
