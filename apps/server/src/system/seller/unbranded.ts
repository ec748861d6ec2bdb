/** How a seller looks who has said nothing about it: as the product does. */
export const unbranded = {
  platformName: null,
  platformNameEn: null,
  platformTitle: null,
  platformTitleEn: null,
  platformLogo: null,
  platformWebsiteIcon: null,
  footerText: null,
  host: null,
}
