/** The form as typed and chosen; '' is not yet, or not wished. */
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
