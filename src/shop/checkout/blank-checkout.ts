/** The values of the form as typed and chosen; '' means not filled in. */
export const blankCheckout = {
  /** The order that the rows are added to; '' for an order of their own. */
  addToOrderId: '',
  orderInfoText: '',
  purchaseOrderNumber: '',
  wayOfDeliveryId: '',
  carrierAccount: '',
  deliveryAddressId: '',
  partialDelivery: '',
  deliveryWeekString: '',
  deliveryYear: '',
  deliveryWeekNumber: '',
};
export type CheckoutValues = typeof blankCheckout;
