import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Saying to an administrator, before saving, what a user or a role will see: in sentences and counts.',
    'The same to a user about the own account.',
  ],
  avoid: [
    'Changing it: `PermissionTree`, whose `words` take this summary.',
    'Removing a control that somebody may not use: `GuardedButton`, `Gate`.',
    'Facts of a record: `DescriptionList`.',
  ],
  accessibility: [
    'One paragraph of whole sentences, in the language in force, and a list named “Stations” below it.',
    'Of the names eight are shown; the last item says how many more there are.',
    'Sentences wrap as text does: on a phone nothing is left out.',
  ],
  do: [
    'Pass the scope of every role, not only the widest: the sentence says that roles add up.',
    'Pass null while a count is on its way, and leave out what does not matter.',
    "Write `may` and `mayNot` as ends of a sentence in both languages: `['bind occupy rules', '绑定占位规则']`.",
  ],
  dont: [
    'Do not write such a sentence elsewhere: counts, “all” and the commas of two languages are its work.',
    'Do not pass `may` as an empty list for “not known”: that says “May change nothing”.',
    'Do not hide it where nothing is seen: that is the mistake it is there for.',
  ],
  related: [
    'Domain widgets/Work/PermissionTree',
    'Components/Actions/Gate',
    'Components/Details/DescriptionList',
  ],
}
