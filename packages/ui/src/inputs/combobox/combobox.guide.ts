import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One of a long list that is all in the browser, such as the owner of a station group or the leader of an organisation: `ComboboxField` in a form.',
    'The same in a control of your own: `Combobox`. Ten thousand options are no matter: only those in sight are drawn.',
  ],
  avoid: [
    'A short list: `SelectField`, `Select`.',
    'Records that the server searches and pages: `RecordPicker`.',
    'Choices in levels, such as city and station: `TreeSelect`.',
  ],
  keyboard: [
    ['↓ ↑', 'Opens the list. In it: to the next option or the one before; it stops at both ends.'],
    ['Home End', 'In the open list: to the first and the last option.'],
    ['PageUp PageDown', 'In the open list: eight options up and down.'],
    ['Enter', 'Chooses the highlighted option.'],
    ['Escape', 'Closes the list; the choice stays as it was.'],
    ['Tab', 'Goes to “Clear”, where something is chosen and the field is not required.'],
  ],
  accessibility: [
    'A `combobox` over a `listbox`. The option that Enter would choose is `aria-activedescendant`, and each says its place among how many.',
    'The label of a `FieldFrame` names it, or `aria-label`, which names its list too.',
    'That nothing was found is said in a status below the list.',
    'On a phone an option is 44 px high.',
  ],
  do: [
    'Give `detail` where names repeat, such as the code of a city: it is searched too.',
    'Keep the chosen value among the `options`: otherwise the field looks empty.',
    'Make `options` once, with `useMemo` or outside: a new array is searched anew.',
  ],
  dont: [
    'Do not use it for free text: what is typed only searches, and goes when one leaves.',
    'Do not translate inside: labels come in the language in force.',
  ],
  related: [
    'Components/Forms/RecordPicker',
    'Components/Forms/TreeSelect',
    'Components/Forms/OptionGroup',
    'Components/Overlays/SearchList',
    'Components/Forms/EveryField',
  ],
  anatomy: {
    story: 'Parts',
    size: [480, 420],
    parts: [
      {
        name: ['Label', '标签'],
        at: 'label',
        note: ['From the `FieldFrame` around it.', '来自外层 `FieldFrame`。'],
      },
      {
        name: ['Text', '输入框'],
        at: '[data-part="input"]',
        note: [
          'Narrows the list while one types, by name and `detail`.',
          '输入时按名称和 `detail` 缩小列表。',
        ],
      },
      {
        name: ['Clear', '清除'],
        at: '[data-part="clear-trigger"]',
        note: ['There while something is chosen and may be empty.', '已选且可为空时出现。'],
      },
      {
        name: ['Arrow', '箭头'],
        at: '[data-part="trigger"]',
        note: ['Shows the whole list.', '显示完整列表。'],
      },
      {
        name: ['List', '列表'],
        at: '[data-part="content"]',
        note: ['Only what is in sight is drawn, of however many.', '无论多少项，只绘制可见部分。'],
      },
      {
        name: ['Chosen option', '已选项'],
        at: '[role="option"][aria-selected="true"], [data-part="item"][data-state="checked"]',
        note: ['In sight when the list opens, with a check.', '打开时可见，带勾。'],
      },
    ],
  },
}
