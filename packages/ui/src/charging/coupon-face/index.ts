export { CouponFace, type CouponFaceProps, type CouponValidity } from './coupon-face.tsx'
