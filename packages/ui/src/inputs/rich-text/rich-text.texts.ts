import { texts } from '@ampdeck/api/texts'

export const richTexts = texts({
  toolbar: ['Formatting', '格式'],
  bold: ['Bold', '加粗'],
  heading2: ['Heading', '标题'],
  heading3: ['Subheading', '小标题'],
  bullets: ['Bullet list', '项目列表'],
  numbers: ['Numbered list', '编号列表'],
  link: ['Link', '链接'],
  picture: ['Picture', '图片'],
  undo: ['Undo', '撤销'],
  redo: ['Redo', '重做'],
  address: ['Address of the link', '链接地址'],
  apply: ['Apply', '应用'],
  unlink: ['Remove link', '移除链接'],
  notAddress: ['enter a web address', '请输入正确的网址'],
  description: ['Description of the picture', '图片说明'],
  sending: ['Uploading the picture', '正在上传图片'],
  failed: ['The picture could not be uploaded', '图片上传失败'],
  heic: ['HEIC pictures of iPhones are not taken: save as JPEG', '不支持 iPhone 的 HEIC 图片，请另存为 JPEG'],
  notPicture: ['wrong image format, please upload a picture', '图片格式错误，请上传图片'],
})
