/** The states of a purchase, in the staff's list and in error texts. */
export const purchaseStatusNames = {
  pending: 'معلّقة',
  completed: 'مكتملة',
  paid: 'مدفوعة',
  refunded: 'مستردة',
  failed: 'فاشلة',
};
