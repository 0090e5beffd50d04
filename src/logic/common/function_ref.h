// A callable passed by reference: what std::function is, without owning or allocating.
// It must not outlive the callable; so it is a parameter, never a member that stays.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

namespace nonet::logic {

template <class Signature>
class FunctionRef;

template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
 public:
  template <class Callable>
    requires(!std::same_as<std::remove_cvref_t<Callable>, FunctionRef> &&
             std::is_invocable_r_v<Result, Callable&, Args...>)
  FunctionRef(Callable&& callable)  // NOLINT: implicit, so that a lambda can be passed
      : object_{const_cast<void*>(static_cast<const void*>(&callable))},
        call_{[](void* object, Args... args) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Args>(args)...);
        }} {}

  Result operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  Result (*call_)(void*, Args...);
};

}  // namespace nonet::logic
