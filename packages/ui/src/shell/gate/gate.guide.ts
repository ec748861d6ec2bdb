import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A button that not every role has: `GuardedButton` of the call that it makes, or of an action key such as `stationList:edit`.',
    'A button that takes a step of a record: `StepButton`, or `useRefusal` where it is drawn by something else.',
    'A part of a page that not every role has: `Gate`.',
    'Once around an app: `GrantsProvider` with the action keys and the number of the person who is logged in.',
  ],
  avoid: [
    'An action of a row: `actionsOf` of the list asks for its right by itself.',
    'What a state forbids and not a right: `blockedReason` of `Button`. An action of a row knows it from the step that its call takes.',
    'A page that may not be opened: `ErrorPage` with `status={403}`.',
  ],
  keyboard: [['Enter Space', 'Presses the button.']],
  accessibility: [
    'What is not allowed is not in the document: nobody hears of it, and Tab does not stop there.',
    'With the right and a `blockedReason` the button stays, can have the focus, and the reason is its description.',
  ],
  do: [
    'Take action keys as the server names them; `stationList:*` grants all actions of a page.',
    'Give both where both can be: the right by `of`, the state by `blockedReason`.',
    'Show in a story what a viewer sees: `grants={[]}`.',
  ],
  dont: [
    'Do not disable what a role may not do: it is gone.',
    'Do not rely on it for safety: it hides controls, the server decides.',
    'Do not leave an empty place, such as a heading, where a `Gate` draws nothing: put it inside.',
  ],
  related: [
    'Components/Actions/Button',
    'Components/Lists/ListPage',
    'Domain widgets/Work/PermissionTree',
    'Domain widgets/Work/ScopeSummary',
    'Components/States/StatePanel',
  ],
}
