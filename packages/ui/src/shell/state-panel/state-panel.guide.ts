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
    'A part of a page that is lower than 240 px, such as a cell or a small card: one muted sentence.',
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
    'At first use say what will stand there, and give one primary way to it: “Add station”. Who may not add one reads who does.',
    'Where it is good that there is nothing, say so and stop: “No open alarms”, without a button.',
    'Say in `text` why there is nothing: which filters are set, and how much they hide.',
    'Give a way out as `children` or `onRetry`: reset the filters, add the first one, try again.',
    'Pass `cause`, `code` and `requestId` of the answer to `Failed`: by them the log finds it.',
    'Give `Loading` about as many `rows` as will come.',
  ],
  dont: [
    'Do not replace content that is there already: on a refresh old rows stay.',
    'Do not give several panels of one page a primary button each: the plain one will do.',
    'Do not joke or apologise at length, and do not speak of other parts of the product.',
    'Do not show `Empty` while something loads, nor after a failure.',
    'Do not write a sentence of your own for 403, 404 and 500; say in `text` which right or address it is.',
  ],
  related: [
    'Components/Lists/DataTable',
    'Components/Overlays/Messages',
    'Components/Actions/Gate',
    'Components/States/RefreshLamp',
  ],
  anatomy: {
    story: 'NotLoaded',
    size: [560, 300],
    parts: [
      {
        name: ['Drawing', '图示'],
        at: 'svg[class*="_drawing_"]',
        note: ['Shows the kind of state; not read.', '表示状态的种类，不朗读。'],
      },
      {
        name: ['Title', '标题'],
        at: 'h2',
        note: ['What is the matter, with the name of the thing.', '一句话说明状况，并指明对象。'],
      },
      {
        name: ['Text', '说明'],
        at: 'div[class*="_text_"]',
        note: ['Why, and what to do.', '原因及应做的事。'],
      },
      {
        name: ['Way out', '出路'],
        at: 'div[class*="_actions_"]',
        note: ['One button, two at most.', '一个按钮，最多两个。'],
      },
      {
        name: ['Small print', '附注'],
        at: 'p[class*="_note_"]',
        note: ['By which the log finds it.', '凭此可在日志中查到。'],
      },
    ],
  },
}
