import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Who of a team works when: day, night and rest, for a week or a month.',
    'Seeing where people are missing, and who has too little rest between two shifts.',
  ],
  avoid: [
    'Work with its deadline and its person: `WorkOrderBoard`.',
    'Charges by gun and time: `PlanGantt`.',
    'Times that repeat by themselves, such as weekdays and hours: `CycleInput`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'To the cell beside, above or below; at the edge it stays.'],
    ['Home End', 'To the first and the last day.'],
    ['PageUp PageDown', 'Ten people up and down.'],
    ['D N R', 'Sets day, night or rest.'],
    ['Delete Backspace', 'Clears the cell.'],
    ['X', 'Picks the shift up, and puts it down at another cell; what stood there changes places with it.'],
    ['Escape', 'Puts a shift that is picked up or dragged back.'],
  ],
  accessibility: [
    'A grid named “Duty roster”; one Tab stop. A cell says person, day, shift and what is wrong with it.',
    'What was done last is said: “Night moved to Wang Wei, 2026-07-01”.',
    'Conflicts stand in words below, as buttons that lead to their cells. Missing people stand there too.',
    'A finger scrolls and does not drag: on a phone a tap chooses the cell, and the buttons above set its shift.',
  ],
  do: [
    'Save what `onChange` gives: it is the whole roster after each change, not only the changed cell.',
    'Pass the duties of the days before and after the view as well: rest is counted from the shift before.',
    'Use `conflictsOf` and `gapsOf` where the same is said elsewhere, so that no page has rules of its own.',
  ],
  dont: [
    'Do not refuse a change because it makes a conflict: it is shown, and a planner may need it for a moment.',
    'Do not pass `onChange` for who may not plan: without it the board is read only, and its buttons are gone.',
    'Do not pass times in `date`: a night belongs to the day on which it begins.',
  ],
  related: [
    'Domain widgets/Work/WorkOrderBoard',
    'Domain widgets/Work/PlanGantt',
    'Components/Forms/CycleInput',
    'Components/Forms/Calendar',
  ],
}
