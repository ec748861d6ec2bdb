import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What a member or a fleet can pay with now, and which account is asked first: the page of a member, a question before a deduction.',
    'How much of it is frozen, how much of a credit is used, and what is owed from earlier orders.',
  ],
  avoid: [
    'Which account paid which part of an order: `BillLines`.',
    'The balance of many members below one another: a money column of `ListPage`.',
    'One amount alone: `Money`.',
  ],
  accessibility: [
    'A region named “Accounts in the order in which they pay”, with an ordered list: reward, card, phone number, credit.',
    'Each bar is one picture; its name says what is available, frozen and used.',
    'The amount of an account is heard as “Available” and the figure; the debt as a remark below the list.',
  ],
  do: [
    'Pass `balanceFen`, `frozenFen` and `creditLimitFen` as they come: what is available is worked out here.',
    'Give `creditLimitFen` to credit accounts only; it makes an account one that lends.',
    'Give `note` where a payer has two accounts of one type, masked: “139****0042”.',
  ],
  dont: [
    'Do not sort the accounts: the order in which they pay belongs to the component.',
    'Do not take the debt off a balance; pass it as `debtFen`, and it stands below with its sentence.',
    'Do not show two of them on one page: both regions have the same name.',
  ],
  related: [
    'Domain widgets/Money/BillLines',
    'Domain widgets/Money/CouponFace',
    'Components/Figures/Figure',
    'Components/Details/DescriptionList',
  ],
}
