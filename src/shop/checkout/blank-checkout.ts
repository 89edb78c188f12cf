/** The values of the form as typed and chosen; '' means not filled in. */
export const blankCheckout = {
  orderInfoText: '',
  purchaseOrderNumber: '',
  wayOfDeliveryId: '',
  deliveryAddressId: '',
  partialDelivery: '',
  deliveryWeekString: '',
  deliveryYear: '',
  deliveryWeekNumber: '',
};
export type CheckoutValues = typeof blankCheckout;
